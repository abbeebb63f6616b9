# Yam Master, sur la page.
master-option-defi-title = Un défi réussi se pose
master-option-defi-choice = sur toute case ouverte
master-option-defi-forced = sur une case Défi
