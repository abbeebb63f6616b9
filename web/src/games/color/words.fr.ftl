# YAM color, sur la page.
color-option-tie-shared = victoire partagée
color-option-tie-playoff = une carte de plus
color-option-stakes-off = sans mises
color-option-stakes-pile = dans la pile
color-option-stakes-pot = un pot
color-option-blind-off = à découvert
color-option-blind-on = à l’aveugle
color-option-deck-symmetric = nos cartes

color-mat = Dés et carte
color-the-dice = Les huit dés
color-the-card = La carte
color-unknown = couvert
color-die = Dé { $place } : { $colour }
color-spot = Rond { $place } : { $colour }
color-numbers = Combien de couleurs correspondent ?
color-say = Annoncer { $number }
color-said-by = { $number }, annoncé par { $name }
color-your-call = Combien de couleurs correspondent ?
color-your-call-blind = Touchez, puis annoncez
color-you-said = Vous avez annoncé { $number }. On attend les autres…
color-playoff-how = Entre { $names } : la première carte gagnée décide, et personne ne rend de carte.
color-playoff-how-many = { $players } joueurs à égalité : la première carte gagnée décide, et personne ne rend de carte.
color-playoff-watch = Vous regardez le départage
color-playoff-out = hors du départage
color-players = Les joueurs et leurs cartes gagnées
color-throws = lance les dés
color-won = { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
}
color-no-card-yet = aucune carte
color-laid = { $cards ->
    [one] { $cards } carte misée
   *[other] { $cards } cartes misées
}
color-your-stake = Votre mise, avant le lancer
color-stakes = Combien de cartes miser
color-stakes-how-pile = Si vous gagnez, vous en prenez autant dans la pile. Sinon, elles passent dessous.
color-stakes-how-pot = La manche gagnée rapporte toutes les mises. Si personne ne gagne, elles restent dans le pot.
color-first-round = Commencer la manche { $round }
color-next-round = Passer à la manche { $round }
color-waits-for = En attente : { $names }…
color-here-goes = C’est parti…
color-phase-verified = la manche est finie
color-last-round = Manche précédente
color-verified = La dernière manche, vérifiée
color-after = { $seconds } s
color-feel-how = Pointez un dé ou un rond, ou servez-vous des flèches.
color-sound-on = Son : oui
color-sound-off = Son : non

color-walk-dice = Huit pyramides sont lancées. Seule compte la boule du sommet : sa couleur, avec sa forme et sa lettre.
color-walk-card = Et une carte est retournée. Associez chaque dé à un rond de sa couleur, chacun une seule fois : combien de paires ?
color-walk-numbers = Annoncez le nombre avant les autres : touchez-le, ou tapez 0 à 8. Un nombre annoncé est pris. L’anneau montre le temps qui reste.
color-walk-players = Une manche gagnée, c’est une carte ; le plus grand nombre de cartes l’emporte. Pas de tour de rôle : tout le monde joue en même temps !

color-rules-goal-title = But du jeu
color-rules-goal = Gagner le plus possible des 26 cartes, par la rapidité, la justesse et parfois l’audace.
color-rules-round-title = Une manche
color-rules-round = Huit dés sont lancés et une carte de huit ronds de couleur est retournée, au même instant pour tous. Associez chaque dé à un rond de sa couleur, chacun une seule fois : le nombre de paires, de 0 à 8, est celui qu’il faut trouver.
color-rules-signs-title = Les couleurs
color-rules-signs =
    rouge · R — triangle
    bleu · B — cercle
    vert · V — carré
    jaune · J — losange
color-rules-say-title = Annoncer
color-rules-say = Il n’y a pas de tour de rôle : dès que vous savez, annoncez. Un seul nombre chacun, et il reste. Un nombre déjà annoncé est pris : il vous en faut un autre. Vous pouvez aussi ne rien annoncer.
color-rules-verify-title = Vérifier
color-rules-verify = On vérifie en partant de l’annonce la plus haute. Si elle est trop haute, le joueur rend une carte gagnée, glissée sous la pile. La première qui est exacte ou en dessous gagne la carte ; les plus basses ne gagnent et ne rendent rien. Si personne ne la gagne, la carte quitte le jeu.
color-rules-time-title = Le temps
color-rules-time = Une manche se clôt quand tout le monde a annoncé, au bout de 12 secondes, ou 5 secondes après la première annonce, sauf si la table en a décidé autrement. Ce qui compte, c’est le moment où vous avez pu réagir : le délai de votre connexion est mesuré et compensé, et les temps sont montrés après chaque manche.
color-rules-end-title = Fin de la partie
color-rules-end = Quand la pile est épuisée, le plus grand nombre de cartes l’emporte. À égalité, on partage la victoire, ou l’on joue une carte de plus entre ex æquo : la première gagnée décide, et personne ne rend rien.
color-rules-stakes-title = Avec mises
color-rules-stakes = Avant le lancer, chacun à son tour peut miser jusqu’à trois cartes gagnées. « Dans la pile » : si vous gagnez la manche, vous en prenez autant dans la pile et reprenez les vôtres ; ce que les autres ont misé passe sous la pile. « Un pot » : si vous gagnez la manche, vous prenez toutes les mises ; si personne ne gagne, elles restent pour la manche suivante.
color-rules-blind-title = À l’aveugle
color-rules-blind = Dés et carte sont couverts. Un doigt posé sur l’un d’eux en dit la couleur, à vous seulement, par la vue, par un son et par un battement, jusqu’à ce qu’il s’en aille. À vous de vous en souvenir.

# Options and bots by name
color-option-tie-title = Égalité à la fin
color-option-stakes-title = Miser des cartes gagnées
color-option-blind-title = À l’aveugle
color-option-round_seconds-title = Durée d’une manche, en secondes
color-option-last_call_seconds-title = Après la première annonce, en secondes
color-option-tie-how = Quand plusieurs joueurs ont le même nombre de cartes.
color-option-stakes-how = Avant chaque lancer, misez jusqu’à 3 cartes gagnées. La manche gagnée en rapporte autant de la pile, ou toutes les mises : le pot.
color-option-blind-how = Dés et carte sont couverts : le doigt les touche un par un.
color-option-round_seconds-how = Une manche se clôt au plus tard après ce temps, de 1 à 600.
color-option-last_call_seconds-how = Et au plus tard ce temps après la première annonce, de 1 à 600.
color-option-deck-title = Les cartes
color-option-deck-how = Nos 26 cartes, ou celles de votre boîte : huit lettres chacune, parmi R, B, V et J.
color-option-deck-own = les vôtres
color-option-deck-example =
    RRRRBBBB
    RRRRBBVJ
    …
color-distance = à { $ms } ms
color-distance-why = Durée d’un aller-retour avec cette personne ; ses annonces en tiennent compte.

# Pour qui ne voit pas la table
color-count-R = { $many ->
    [one] { $many } rouge
   *[other] { $many } rouges
}
color-count-B = { $many ->
    [one] { $many } bleu
   *[other] { $many } bleus
}
color-count-G = { $many ->
    [one] { $many } vert
   *[other] { $many } verts
}
color-count-Y = { $many ->
    [one] { $many } jaune
   *[other] { $many } jaunes
}
color-counts-dice = Dés : { $dice }.
color-counts-card = Carte : { $card }.
color-asked-call = Combien correspondent ?
color-taken = Déjà annoncé : { $numbers }.
color-asked-ready = La manche suivante vous attend :
color-holds = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
color-key-call = annoncer un nombre, ou miser autant de cartes
color-key-next = passer à la manche suivante
color-key-tones = entendre les dés et la carte en sons
color-key-feel = toucher les dés et la carte

color-preset = Allure
color-preset-usual = normale : 12 s par manche
color-preset-relaxed = détendue : 60 s par manche, 30 s après la première annonce
