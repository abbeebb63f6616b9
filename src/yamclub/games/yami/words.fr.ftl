# YAMI
yami-about = Le Yam aux cartes : échangez une carte par tour, abattez avant les autres, remplissez seize cases.
drawn = { $draws ->
    [one] { $draws } carte
   *[other] { $draws } cartes
}
yami-option-values = list : couleur 30, quinte 35 ; board : couleur 35, quinte 30
yami-option-cancel = quand un autre joueur abat, last_resort : on n’annule une case que si l’on n’a rien à marquer ; free : quand on veut

yami-bot-novice = Abat dès que les points lui plaisent, et marque là où cela rapporte le plus tout de suite.
yami-bot-club = Connaît la valeur des cases et compte les cartes, mais se trompe de temps en temps.
yami-bot-expert = Pèse chaque carte à venir, abat au moment qui vous gêne le plus, et prépare le bonus.
yami-bot-greedy = Compte les cartes encore cachées et prévoit une pioche d’avance.

yami-box-7 = les sept
yami-box-8 = les huit
yami-box-9 = les neuf
yami-box-10 = les dix
yami-box-V = les valets
yami-box-D = les dames
yami-box-R = les rois
yami-box-A = les as
yami-box-pair = la paire
yami-box-two_pairs = la double paire
yami-box-brelan = le brelan
yami-box-full = le full
yami-box-carre = le carré
yami-box-flush = la couleur
yami-box-straight = la quinte
yami-box-straight_flush = la quinte floche

yami-head-pair = paire
yami-head-two_pairs = 2 paires
yami-head-brelan = brelan
yami-head-full = full
yami-head-carre = carré
yami-head-flush = couleur
yami-head-straight = quinte
yami-head-straight_flush = floche

yami-stock = talon { $cards }
yami-discard = défausse
yami-pile-below = Dessous :
yami-hand-of = { $name } :
yami-known = Pris à la défausse :
yami-bonus = bonus
yami-bonus-of = { $bonus ->
    [0] { $values }/{ $goal }
   *[other] { $values } +{ $bonus }
}
yami-total = total
yami-last-deal = Donne précédente :
yami-legend-choosing = ★ à abattre tout de suite   + si un autre abat   · libre   ✗ annulée
yami-legend-following = Une minuscule marque une case, une majuscule l’annule à la place (a, b … valeurs ; i, j … combinaisons).
yami-legend-discarding = Choisissez la carte à jeter. La dernière est celle que vous venez de prendre.

yami-deal-number = donne { $number } sur { $deals }
yami-phase-opening = qui distribue en premier ?
yami-phase-dealing = { $you ->
    [1] vous distribuez
   *[0] { $name } distribue
}
yami-phase-turning = on retourne la première carte
yami-phase-choosing = { $you ->
    [1] à vous de jouer
   *[0] { $name } joue
}
yami-phase-drawing = { $you ->
    [1] vous piochez
   *[0] { $name } pioche
}
yami-phase-discarding = { $you ->
    [1] à vous de jeter une carte
   *[0] { $name } jette une carte
}
yami-phase-following = plus de talon : tout le monde marque
yami-phase-laid-down = { $you ->
    [1] vous avez abattu
   *[0] { $name } a abattu
} : les autres marquent
yami-phase-over = la partie est finie

yami-do-stock = piocher au talon
yami-do-discard-pile = prendre { $card }
yami-do-lay-down = abattre { $box }, { $points }
yami-do-mark = marquer { $box }, { $points }
yami-do-cancel = annuler { $box }

yami-help =
    Un chiffre est une carte, une lettre est une case. À chaque tour, abattez
    (une lettre), ou prenez une carte (1 au talon, 2 à la défausse) et jetez-en
    une. Pour abattre, montrez trois ou quatre cartes d’une valeur, ou une
    combinaison (★). Tous les autres marquent alors ce qu’ils ont, même une seule
    carte d’une valeur (+) ; si vous n’avez rien à marquer, vous annulez une case.
    Avec cancel=free, vous pouvez en annuler une au lieu de marquer : une majuscule.
    Deux cartes identiques n’en font qu’une. L’as va au-dessus du roi, ou
    au-dessous du sept. Bonus de 50 dès 90 points dans les cases des valeurs, dès
    105 à deux joueurs.
    On peut aussi écrire : take stock · discard 10H · lay_down brelan · mark V ·
    cancel V.

yami-ask-opening = { $name } tire une carte pour savoir qui distribue : tapez-la (10H, RS)
yami-ask-dealing = { $name }, tapez { $left ->
    [one] votre dernière carte
   *[other] vos { $left } cartes
} (10H RS …)
yami-ask-turning = Retournez la première carte du talon : tapez-la (10H, RS)
yami-ask-drawing = { $name } pioche au talon : tapez la carte (10H, RS)

yami-told-opening = { $you ->
    [1] Vous tirez
   *[0] { $name } tire
} { $card }
yami-told-dealt = { $you ->
    [1] Vous recevez
   *[0] { $name } reçoit
} { $cards }
yami-told-turning = On retourne { $card }
yami-told-drawing = { $you ->
    [1] Vous piochez
   *[0] { $name } pioche
} { $card }
yami-told-from-stock = { $you ->
    [1] Vous piochez au talon et jetez
   *[0] { $name } pioche au talon et jette
} { $card }
yami-told-from-pile = { $you ->
    [1] Vous prenez { $taken } et jetez
   *[0] { $name } prend { $taken } et jette
} { $card }
yami-told-lay-down = { $you ->
    [1] Vous abattez
   *[0] { $name } abat
} { $cards } : { $box }, { $points } points
yami-choice-stock = { $you ->
    [1] Vous piochez
   *[0] { $name } pioche
} au talon
yami-choice-pile = { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} { $card } à la défausse
yami-choice-discard = { $you ->
    [1] Vous jetez
   *[0] { $name } jette
} { $card }
yami-choice-mark = { $you ->
    [1] Vous marquez
   *[0] { $name } marque
} { $box }
yami-choice-cancel = { $you ->
    [1] Vous annulez
   *[0] { $name } annule
} { $box }
yami-told-chosen = { $you ->
    [1] Vous avez choisi
   *[0] { $name } a choisi
}
told-tied = Égalité à la plus forte carte : { $names } tirent de nouveau
yami-told-deals = Donne { $deal } : { $you ->
    [1] vous distribuez
   *[0] { $name } distribue
}
yami-told-remade = Plus de talon : la défausse est battue, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à piocher
yami-told-gone = Plus de talon pour la troisième fois : tout le monde marque
yami-told-marks = { $you ->
    [1] Vous marquez
   *[0] { $name } marque
} { $box } avec { $cards } : { $points } points
yami-told-cancels = { $you ->
    [1] Vous annulez
   *[0] { $name } annule
} { $box } avec { $cards }
yami-told-bonus = { $you ->
    [1] Vous gagnez
   *[0] { $name } gagne
} le bonus : 50 points

reason-deals_played = les seize donnes ont été jouées

error-yami_box_closed = Cette case n’est plus libre ({ $box }) : choisissez-en une autre.
error-yami_not_shown = Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} à votre main pour cette case ({ $box }), qui demande { $needs } : choisissez-en une autre.
error-yami_needs_three = Pour abattre une valeur ({ $box }), il en faut trois de couleurs différentes, et vous { $held ->
    [0] n’en avez pas
   *[other] en avez { $held }
} : échangez une carte, ou abattez autre chose.
error-yami_copies = Deux cartes identiques n’en font qu’une, et vous avez deux fois { $rank ->
    [V] le valet
    [D] la dame
    [R] le roi
    [A] l’as
   *[other] le { $rank }
} de { $suit ->
    [spade] pique
    [heart] cœur
    [diamond] carreau
   *[club] trèfle
}. Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} à votre main pour cette case ({ $box }), qui demande { $needs } : choisissez-en une autre.
error-yami_must_mark = Vous avez de quoi marquer, vous ne pouvez pas annuler : choisissez une case à marquer.
error-yami_must_follow = Les jeux sont abattus : marquez une case, ou annulez-en une.
error-yami_exchanged = Vous avez pris une carte, vous ne pouvez plus abattre à ce tour : jetez-en une.
error-yami_take_first = Prenez une carte avant d’en jeter une.
error-yami_discard_first = Vous avez déjà pris une carte : jetez-en une.
error-yami_not_in_hand = Cette carte n’est pas dans votre main : jetez une carte que vous avez.
error-yami_draw_from_stock = On a trop souvent pris à la défausse : piochez au talon.

# Ce que demande une case
yami-needs-value = une carte de cette valeur
yami-needs-three = trois cartes de cette valeur, de couleurs différentes
yami-needs-pair = deux cartes d’une même valeur
yami-needs-two_pairs = deux cartes d’une valeur et deux d’une autre
yami-needs-brelan = trois cartes d’une même valeur
yami-needs-full = trois cartes d’une valeur et deux d’une autre
yami-needs-carre = quatre cartes d’une même valeur
yami-needs-flush = cinq cartes de la même couleur
yami-needs-straight = cinq valeurs qui se suivent
yami-needs-straight_flush = cinq valeurs qui se suivent, de la même couleur
yami-odds-at = cinq cartes distribuées, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}

# Pourquoi un choix est meilleur
yami-why-copy = Vous avez déjà { $card }, et deux cartes identiques n’en comptent qu’une.
yami-why-gives = Avec { $card }, vous pouvez abattre { $scored } points ({ $box }) au prochain tour ; { $good ->
    [0] aucune carte cachée ne le permet.
    [one] une seule des { $unseen } cartes cachées le permet.
   *[other] { $good } des { $unseen } cartes cachées le permettent.
}
yami-why-with = Avec { $card }, { $best } des { $unseen } cartes cachées { $best ->
    [one] permet
   *[other] permettent
} d’abattre { $scored } points ({ $box }), au lieu de { $than } maintenant.
yami-why-stock = { $good } des { $unseen } cartes cachées { $good ->
    [one] permet
   *[other] permettent
} d’abattre { $scored } points ({ $box }) : pas { $card }.
yami-why-served = { $better ->
    [0] Aucune carte cachée ne
    [one] Une seule des { $unseen } cartes cachées
   *[other] Seules { $better } des { $unseen } cartes cachées
} vous { $better ->
    [0] servirait
    [one] servirait
   *[other] serviraient
} mieux que { $card }, selon l’entraîneur.
yami-why-unserved = { $better } des { $unseen } cartes cachées vous { $better ->
    [one] servirait
   *[other] serviraient
} mieux que { $card }, selon l’entraîneur.
yami-why-ready = Vous pouvez alors abattre { $scored } points au prochain tour ({ $box }).
yami-why-cards = { $best } des { $unseen } cartes cachées { $best ->
    [one] permet
   *[other] permettent
} alors d’abattre { $scored } points ({ $box }), au lieu de { $than }.
yami-why-follow = Si quelqu’un d’autre abat, vous pouvez alors marquer { $best } points, au lieu de { $than }.
yami-why-two = { $than ->
    [0] Deux cartes de plus du talon complètent alors cela ({ $box }) dans { $best } % des cas, ce que l’autre choix ne permet jamais.
   *[other] Deux cartes de plus du talon complètent alors cela ({ $box }) dans { $best } % des cas, au lieu de { $than } %.
}
yami-why-closed = Votre case pour cette carte ({ $box }) est fermée, celle de l’autre ({ $other_box }) est libre.
yami-why-feeds = { $card } aiderait le joueur suivant, qui a pris { $held ->
    [one] une carte
   *[other] { $held } cartes
} de cette valeur.
yami-why-safer = La case du joueur suivant pour cette carte ({ $box }) est fermée, celle de l’autre ({ $other_box }) est libre.
yami-why-scores = Cela marque { $best } points tout de suite, au lieu de { $than }.
yami-why-bonus = Ces { $scored } points rapprochent du bonus, ce qui vaut environ { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} en moyenne.
yami-why-open = Laissée libre, l’autre case ({ $other_box }) ajoute environ { $than } à ce que votre plateau rapporte, et celle-ci ({ $box }) seulement { $best } environ.
yami-why-now = { $above ->
    [0] Aucune carte cachée ne permettrait
    [one] Une seule des { $unseen } cartes cachées permettrait
   *[other] Seules { $above } des { $unseen } cartes cachées permettraient
} d’abattre plus que ces { $scored } points.
yami-why-rich = Marquer ces { $scored } points vaut environ { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus que ce qu’une donne vous rapporte en moyenne.
yami-why-poor = Marquer ces { $scored } points vaut environ { $less ->
    [one] { $less } point
   *[other] { $less } points
} de moins que ce qu’une donne vous rapporte en moyenne.
yami-why-others-less = Si vous abattez maintenant, les autres gagnent environ { $less ->
    [one] { $less } point
   *[other] { $less } points
} de moins que ce qu’une donne leur rapporte en moyenne.
yami-why-others-more = Si vous abattez maintenant, les autres gagnent environ { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus que ce qu’une donne leur rapporte en moyenne.
yami-why-next = En continuant, { $above } des { $unseen } cartes cachées { $above ->
    [one] permettrait
   *[other] permettraient
} d’abattre plus que ces { $scored } points, au plus tôt au prochain tour.
yami-why-above = { $above } des { $unseen } cartes cachées { $above ->
    [one] permettrait
   *[other] permettraient
} d’abattre plus que ces { $scored } points.
