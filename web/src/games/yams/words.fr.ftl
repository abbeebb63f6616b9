# Yam’s, sur la page.
yams-option-straights-title = Suites
yams-option-straights-four = quatre ou cinq qui se suivent
yams-option-straights-five = 1 à 5, et 2 à 6
yams-option-straights-how = La petite suite demande quatre dés qui se suivent, ou bien c’est 1 à 5, et la grande 2 à 6.
yams-option-extra_yams-title = Yams supplémentaires
yams-option-extra_yams-how = Après un yam, cinq dés identiques donnent 100 de plus et peuvent remplir d’autres cases.

yams-sheets = Les feuilles de tous les joueurs
yams-own-sheet = Votre feuille
yams-open = libre
yams-choose = { $box } : vos dés y valent { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yams-choose-box = Choisissez une case de votre feuille.
yams-write = Inscrire { $points } ({ $box })

yams-asked = { $left ->
    [0] Plus de lancer : choisissez une case
    [one] Encore un lancer : relancez, ou choisissez une case
   *[other] Encore { $left } lancers : relancez, ou choisissez une case
}. { $some ->
    [0] Vos dés ne valent rien dans vos cases libres.
   *[1] Le mieux : { $best }.
}
yams-asked-confirm = Case choisie : { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Entrée pour inscrire, Échap pour revenir.

yams-walk-sheets = Chaque case libre montre ce que vos dés y vaudraient : touchez-la pour la choisir, puis encore pour inscrire.

yams-rules-goal-title = But du jeu
yams-rules-goal = Remplissez au mieux les treize cases de votre feuille. Le plus grand total l’emporte.
yams-rules-turn-title = Un tour
yams-rules-turn = Lancez les cinq dés. Vous pouvez relancer ceux que vous voulez, deux fois ; un dé gardé peut encore être relancé plus tard. Inscrivez ensuite vos points dans une case libre de votre feuille. Si vos dés ne vont bien nulle part, il faut quand même remplir une case : inscrivez zéro là où il coûte le moins.
yams-rules-upper-title = Le haut de la feuille
yams-rules-upper = As, deux, et ainsi de suite jusqu’aux six : la somme des dés de ce chiffre. 63 points en haut donnent un bonus de 35 : c’est trois dés de chaque.
yams-rules-lower-title = Le bas de la feuille
yams-rules-lower =
    brelan — la somme des cinq dés
    carré — la somme des cinq dés
    full · 25 — trois dés d’un chiffre, deux d’un autre
    petite suite · 30 — quatre dés qui se suivent
    grande suite · 40 — cinq dés qui se suivent
    yam · 50 — cinq dés identiques
    chance — la somme des cinq dés
yams-rules-end-title = Fin de la partie
yams-rules-end = Après treize tours chacun, toutes les feuilles sont remplies. À égalité, la place est partagée.
yams-rules-ways-title = Variantes
yams-rules-ways = Suites à la française : la petite est 1 à 5, la grande 2 à 6. Yams supplémentaires : une fois votre case yam remplie, cinq dés identiques vont dans la case de leur chiffre, sinon dans toute case libre du bas, pour tous les points, sinon ils font un zéro ; et ils donnent 100 de plus si votre yam a rapporté 50.

yams-ask-write = Vos dés ne valent rien dans cette case : vous y inscrirez 0.
yams-ask-write-do = Inscrire 0
