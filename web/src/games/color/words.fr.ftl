# YAM color, sur la page.
color-option-tie-title = Égalité à la fin
color-option-tie-shared = victoire partagée
color-option-tie-playoff = une carte de plus
color-option-stakes-title = Miser des cartes gagnées
color-option-blind-title = À l’aveugle
color-option-round_seconds-title = Durée d’une manche, en secondes
color-option-last_call_seconds-title = Après la première annonce, en secondes
