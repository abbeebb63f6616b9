# Yam Master
master-about = Un duel : vos dés ouvrent les cases d’une grille. Alignez vos pions, bloquez ceux de votre adversaire.
master-option-defi = où poser un pion après un défi réussi : sur toute case que les dés ouvrent, ou seulement sur une case Défi

# Comment joue chaque bot.
master-bot-novice = Vise les points à portée, un lancer après l’autre, et ne voit que les plus grosses menaces.
master-bot-club = Construit bien ses alignements, bloque un peu tard et se trompe de temps en temps.
master-bot-expert = Joue pour la victoire, pas pour les points : chaque case et chaque lancer selon les chances qu’ils vous laissent.
master-bot-greedy = Joue chaque tour pour les meilleurs alignements, sans regarder plus loin.

# Sur le plateau, huit signes au plus.
master-label-1 = 1·1·1
master-label-2 = 2·2·2
master-label-3 = 3·3·3
master-label-4 = 4·4·4
master-label-5 = 5·5·5
master-label-6 = 6·6·6
master-label-full = Full
master-label-carre = Carré
master-label-yam = Yam
master-label-suite = Suite
master-label-low = ≤8
master-label-sec = Sec
master-label-defi = Défi

# Dans une phrase.
master-square-1 = brelan de 1
master-square-2 = brelan de 2
master-square-3 = brelan de 3
master-square-4 = brelan de 4
master-square-5 = brelan de 5
master-square-6 = brelan de 6
master-square-full = full
master-square-carre = carré
master-square-yam = yam
master-square-suite = suite
master-square-low = 8 ou moins
master-square-sec = case Sec
master-square-defi = case Défi

# Ce que demande une case.
master-asks-1 = au moins trois 1
master-asks-2 = au moins trois 2
master-asks-3 = au moins trois 3
master-asks-4 = au moins trois 4
master-asks-5 = au moins trois 5
master-asks-6 = au moins trois 6
master-asks-full = un brelan et une paire
master-asks-carre = au moins quatre dés identiques
master-asks-yam = cinq dés identiques
master-asks-suite = de 1 à 5, ou de 2 à 6
master-asks-low = un total de 8 au plus
master-asks-sec = toute combinaison sauf le brelan, dès le premier lancer
master-asks-defi = toute combinaison sauf le brelan, après avoir relevé le défi

master-help =
    Les chiffres mettent un dé de côté, ou le reprennent ; Entrée relance le reste.
    Une lettre pose un pion sur la case qu’elle marque (★), s finit le tour sans.
    Trois pions alignés font 1 point, quatre en font 2, cinq gagnent immédiatement.
    On compte les points quand un joueur a posé ses 12 pions.

    1·1·1 et les autres : brelan, au moins trois dés de ce chiffre. Full : un
    brelan et une paire, ou un yam. Carré : quatre dés identiques. Yam : cinq.
    Suite : de 1 à 5, ou de 2 à 6. ≤8 : un total de 8 au plus. Sec : une de ces
    combinaisons, sauf le brelan, dès le premier lancer. Défi : tapez d après le
    premier lancer, puis faites-en une au deuxième ou au troisième ; sinon, vous
    ne posez rien du tout.

    Un yam peut aussi retirer un pion adverse : r.
    Le dernier pion posé est entre crochets.
    On peut aussi écrire : keep 44 · declare · place c3 · remove b2 · stop.
master-pawns-left = { $left ->
    [0] plus de pion
    [one] encore { $left } pion
   *[other] encore { $left } pions
}
master-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
master-turns-left = { $turns ->
    [one] dernier tour
   *[other] fin dans { $turns } tours
}
master-declared = défi !

master-do-square = { $square } : { $needs }
master-do-remove-menu = Yam Predator : retirer un pion (✗)
master-do-declare = relever le défi
master-do-stop = ne rien poser
master-do-give-up = { $left ->
    [0] le défi est perdu : finir le tour
   *[other] renoncer au défi, finir le tour
}

master-choice-stop = { $you ->
    [1] Vous cessez
   *[0] { $name } cesse
} de relancer
master-told-declare = { $you ->
    [1] Vous relevez
   *[0] { $name } relève
} le défi !
master-told-place = { $you ->
    [1] Vous posez
   *[0] { $name } pose
} un pion : { $needs } ({ $square })
master-told-remove = Yam Predator ! { $you ->
    [1] Vous retirez
   *[0] { $name } retire
} le pion en { $square } ({ $needs })
master-told-defi-made = Le défi est réussi avec ces dés
master-told-defi-failed = Défi perdu : { $you ->
    [1] vous ne posez
   *[0] { $name } ne pose
} rien avec { $dice }
master-told-passed = { $you ->
    [1] Vous ne posez
   *[0] { $name } ne pose
} rien avec { $dice }
master-told-gained = { $you ->
    [1] Vous avez
   *[0] { $name } a
} maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
} (+{ $gained })
master-told-five = Cinq pions alignés ! { $you ->
    [1] Vous gagnez
   *[0] { $name } gagne
}
master-told-lost = { $you ->
    [1] Vous n’avez
   *[0] { $name } n’a
} plus que { $points ->
    [one] { $points } point
   *[other] { $points } points
}

winner-five_in_a_row = { $you ->
    [1] Vous gagnez
   *[0] { $names } gagne
} immédiatement, quels que soient les points !
reason-five_in_a_row = cinq pions alignés
reason-pawns_placed = un joueur a posé ses douze pions
reason-turn_limit = 300 tours sont joués

error-no_throw_left = C’était le troisième lancer : posez un pion ou finissez le tour.
error-nothing_to_throw = Les cinq dés sont gardés : laissez-en au moins un à relancer, ou finissez le tour.
error-master_must_throw = Vous avez relevé le défi : relancez d’abord au moins un dé.
error-master_too_late_to_declare = Le défi se relève une fois, entre le premier et le deuxième lancer : continuez sans.
error-master_no_defi_free = Les deux cases Défi sont prises, il n’y a plus de défi à relever : continuez sans.
error-master_square_taken = Il y a un pion en { $square } : choisissez une case libre.
error-master_not_formed = { $missing ->
    [0] { $square } demande { $asks }, vos dés sont { $dice } : choisissez une autre case.
    [one] { $square } demande { $asks }, vos dés sont { $dice } (il manque un dé) : choisissez une autre case.
   *[other] { $square } demande { $asks }, vos dés sont { $dice } (il manque { $missing } dés) : choisissez une autre case.
}
error-master_sec_is_first_throw = { $square } est une case Sec, qui demande { $asks } : choisissez une autre case.
error-master_defi_not_declared = { $square } est une case Défi, et vous n’avez pas relevé le défi : choisissez-en une autre.
error-master_defi_not_made = Vos dés { $dice } ne réussissent pas le défi, vous ne pouvez rien poser : relancez ou finissez le tour.
error-master_defi_square_only = À cette table, un défi réussi se pose sur une case Défi : choisissez-en une.
error-master_only_yam = Il faut cinq dés identiques pour retirer un pion : posez-en un ou finissez le tour.
error-master_no_pawn_there = Aucun pion adverse n’est en { $square } : choisissez-en un.

# Pourquoi un choix est meilleur.
master-why-likelier = { $than ->
    [0] Un pion va alors en { $square } ({ $needs }) dans { $best } % des cas, ce que l’autre choix ne permet jamais.
   *[other] Un pion va alors en { $square } ({ $needs }) dans { $best } % des cas, au lieu de { $than } %.
}
master-why-chance = Un pion va alors en { $square } ({ $needs }) dans { $best } % des cas.
master-why-remove = Un yam retire alors un pion adverse dans { $best } % des cas.
master-why-empty = { $best ->
    [0] On pose alors toujours un pion ; avec l’autre choix, on ne pose rien dans { $than } % des cas.
   *[other] On ne pose alors rien dans { $best } % des cas seulement, au lieu de { $than } %.
}
master-why-on = { $worse ->
    [0] Relancer finit mieux dans { $better } % des cas, et jamais moins bien.
   *[other] Relancer finit mieux dans { $better } % des cas, et moins bien dans { $worse } %.
}
master-why-place = { $better ->
    [0] Relancer ne peut pas finir mieux.
   *[other] Relancer ne finirait mieux que dans { $better } % des cas.
}
master-why-lose = Relancer finirait moins bien dans { $worse } % des cas.
master-why-dare = Avec ces dés, le défi réussit dans { $chance } % des cas.
master-why-no-dare = Avec ces dés, le défi réussirait dans { $chance } % des cas, et un défi perdu ne pose rien.
master-why-five = Cinq pions alignés gagnent immédiatement.
master-why-blocks = Ce pion bloque une ligne où l’adversaire a { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}.
master-why-breaks = Cela casse une ligne où l’adversaire a { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}.
master-why-scores = Ses alignements rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
master-why-takes = Cela retire { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’adversaire.
master-why-builds = Cela fait { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} dans une ligne qui peut encore en avoir cinq.
master-why-denies = Sur cette case, l’adversaire marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
master-why-harder = Cette case est plus difficile à obtenir : on peut la faire dans { $best } % des tours, { $square } ({ $needs }) dans { $than } %.
master-why-end = Le dernier pion finit la partie, à { $mine } contre { $theirs } aux points.
master-why-not-yet = Ce dernier pion finirait la partie, à { $mine } contre { $theirs } aux points.
