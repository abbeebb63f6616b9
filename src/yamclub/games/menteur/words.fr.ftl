# YAM menteur
menteur-about = Cinq dés sous un cornet : annoncez ce que vous voulez, et démasquez les bluffs des autres.
menteur-option-reroll_counts = les autres voient (shown) ou non (hidden) combien de dés sont relancés
menteur-option-truth = annoncer moins que ses dés est vrai (at_least) ou un bluff (exact)
menteur-option-chance = la chance s’annonce à tout moment (any_time) ou comme dernière case ouverte (last)
menteur-option-scratch = au lieu d’annoncer, un joueur peut abandonner une case libre

menteur-dice = dés
menteur-locked = bloqué
menteur-last-round = dernier tour
menteur-again = dés relancés : { $counts }
phase-announcing = { $name }, lancer { $throws } sur 3
phase-deciding = { $name } annonce { $claim }, après { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}
menteur-waiting = Doivent encore décider : { $names }

menteur-claim = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
menteur-claim-upper = { $box }, { $count } × { $face } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

menteur-do-announce = a–m annoncer
menteur-do-scratch = A–M en abandonner une
menteur-scratch = abandonner { $box }
menteur-do-accept = accepter
menteur-do-challenge = contester : c’est un bluff !
menteur-ask-opening = { $name } lance { $dice } dés pour savoir qui commence : tapez ce qu’on voit
ask-throw = { $name } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} sous le cornet, regarde sans témoin et tape le résultat
menteur-help =
    · libre   12 inscrite   ✗ une croix   ▒▒ barrée   ★ ce qu’y valent vos dés
    Les chiffres laissent sous un cornet un dé qui vient d’être lancé, ou le
    reprennent ; Entrée relance les autres. Un dé laissé est bloqué pour le tour.
    Une lettre annonce la case d’à côté, à tort ou à raison ; tapez ensuite les
    points. Full (trois et deux) 25, petite suite (1 à 5) 30, grande suite
    (2 à 6) 40, yam (cinq dés identiques) 50 ; brelan, carré et chance : la somme
    des cinq dés. Avec scratch=yes, une majuscule abandonne plutôt une case libre :
    elle est barrée.

    Quand un autre joueur annonce, a accepte et c conteste. Sans contestation, les
    points sont inscrits. Si l’annonce contestée est vraie, chaque joueur qui l’a
    contestée reçoit une croix dans cette case. Si c’est un bluff, la croix va au
    bluffeur, et chaque joueur qui a contesté inscrit les points annoncés si sa
    case est libre. Sauf le yam : seul le joueur qui l’a lancé peut l’inscrire.
    La deuxième croix barre la case et annule ses points. Quand une feuille est
    remplie, les autres jouent encore un tour chacun.
    On peut aussi écrire : keep 44 · announce brelan 19 · challenge ·
    scratch yam.

menteur-told-throw = { $name } lance, { $throw } sur 3 : { $dice }
menteur-told-keep = { $kept ->
    [0] { $name } n’en laisse aucun et relance
   *[other] { $name } laisse { $dice } sous le cornet et relance
}
menteur-told-hidden-throw = { $throw ->
    [1] { $name } lance sous le cornet
   *[other] { $name } relance, { $throw } sur 3
}
menteur-told-hidden-keep = { $name } relance { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
menteur-told-announce = { $name } annonce { $claim }
menteur-told-scratch = { $name } n’annonce rien et abandonne une case : { $box }
menteur-told-accept = { $name } accepte
menteur-told-challenge = { $name } conteste
menteur-told-silence = Temps écoulé : qui ne dit rien accepte
menteur-told-believed = Personne ne conteste l’annonce de { $name }
menteur-told-shown = { $name } montre { $dice }, { $true ->
    [0] c’est un bluff
   *[other] c’est vrai
} ! Contesté par { $names }
menteur-told-wrote = { $names } { $count ->
    [one] inscrit
   *[other] inscrivent
} { $points } ({ $box })
menteur-told-crossed = Une croix ({ $box }) : { $names }
menteur-told-barred = Deuxième croix, case barrée ({ $box }) : { $names }
menteur-told-last-round = { $count ->
    [one] La feuille de { $names } est remplie
   *[other] Les feuilles de { $names } sont remplies
} : les autres n’ont plus qu’un coup à jouer
menteur-told-skipped = { $name } n’a plus de case ouverte et passe son dernier coup

reason-sheet_full = une feuille est remplie et le dernier tour est joué

error-no_throw_left = C’était le troisième lancer : annoncez une case.
error-dice_locked = { $keep } n’est pas entièrement parmi les dés qui viennent d’être lancés ({ $dice }) : ceux d’un cornet précédent y restent d’eux-mêmes.
error-dice_not_there = { $keep } n’est pas parmi les dés qui viennent d’être lancés ({ $dice }) : laissez des dés qui y sont.
error-nothing_to_throw = Tous les dés sont laissés : gardez-en au moins un à relancer, ou annoncez.
error-menteur_box_closed = Cette case ({ $box }) est inscrite ou barrée sur votre feuille : annoncez une case ouverte.
error-menteur_points_impossible = Cinq dés n’y valent jamais { $points } ({ $box }) : annoncez des points possibles.
error-menteur_chance_last = À cette table, la chance s’annonce en dernier : choisissez une autre case ouverte.
error-menteur_no_scratch = À cette table, on n’abandonne pas de case : annoncez-en une.
