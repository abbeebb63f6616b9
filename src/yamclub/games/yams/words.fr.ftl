# Yam’s
yams-about = Le vrai Yam : cinq dés, trois lancers, et treize cases à remplir sur votre feuille.
yams-option-straights = petite suite de quatre dés qui se suivent, ou à la française : petite de 1 à 5, grande de 2 à 6
yams-option-extra_yams = la case yam remplie, cinq dés identiques valent toute case du bas, et 100 de plus après un yam
yams-bot-novice = Prend les points du moment, remplit trop tôt les bonnes cases et se trompe souvent.
yams-bot-club = Sait ce que vaut d’ordinaire une case, mais ne prévoit ni le bonus ni les derniers tours.
yams-bot-expert = Joue chaque tour au plus juste, et pour gagner : risque s’il le faut, prudence en tête.
yams-bot-greedy = Joue chaque tour pour le plus de points au-dessus de ce que rapportent ses cases d’ordinaire.

yams-do-write = une lettre inscrit
yams-extra-yam = yam de plus, +{ $points }
yams-help =
    Les chiffres mettent un dé de côté, ou le reprennent ; Entrée relance le reste.
    Une lettre inscrit vos dés dans la case d’à côté et finit votre tour. Le nombre
    à côté de la case (★) est ce qu’ils y valent ; sans nombre, vous inscrivez 0.

    As à six : la somme des dés de ce chiffre ; 63 points en tout donnent un bonus
    de 35. Brelan, carré et chance : la somme des cinq dés. Full, un brelan et une
    paire : 25. Petite suite : 30, grande suite : 40. Yam, cinq dés identiques : 50.
    Après treize tours chacun, le plus grand total l’emporte.
    u reprend tous les dés, q quitte. En mode simple, « 13 » et Entrée gardent le
    premier et le troisième dé. On peut aussi écrire : keep 444 · write full.

yams-told-write = { $you ->
    [1] Vous inscrivez { $points } ({ $box })
   *[0] { $name } inscrit { $points } ({ $box })
}
yams-told-upper = { $you ->
    [1] Vous gagnez le bonus du haut de la feuille : +{ $points }
   *[0] { $name } gagne le bonus du haut de la feuille : +{ $points }
}
yams-told-extra_yam = { $you ->
    [1] Encore un yam ! Vous gagnez { $points } points de plus
   *[0] Encore un yam ! { $name } gagne { $points } points de plus
}

reason-sheets_full = toutes les feuilles sont remplies

error-yams_box_closed = Cette case de votre feuille est déjà remplie ({ $box }) : choisissez une case libre.
error-yams_five_elsewhere = Cinq dés identiques ne vont pas là ({ $box }) : prenez la case de leur chiffre si elle est libre, sinon le bas de la feuille.

# Pourquoi un choix est meilleur.
yams-why-a-aces = au moins trois as
yams-why-a-twos = au moins trois deux
yams-why-a-threes = au moins trois trois
yams-why-a-fours = au moins trois quatre
yams-why-a-fives = au moins trois cinq
yams-why-a-sixes = au moins trois six
yams-why-a-brelan = un brelan
yams-why-a-carre = un carré
yams-why-a-full = un full
yams-why-a-small_straight = une petite suite
yams-why-a-large_straight = une grande suite
yams-why-a-yam = un yam
yams-why-a-chance = au moins 20 points pour la case chance
yams-why-likelier = { $than ->
    [0] Cela donne { $what } dans { $best } % des cas, ce que l’autre choix ne donne jamais.
   *[other] Cela donne { $what } dans { $best } % des cas, au lieu de { $than } %.
}
yams-why-chance = Cela donne { $what } dans { $best } % des cas.
yams-why-empty = { $best ->
    [0] Le tour rapporte alors toujours quelque chose ; avec l’autre choix, il ne rapporte presque rien dans { $than } % des cas.
   *[other] Le tour ne rapporte alors presque rien dans { $best } % des cas seulement, au lieu de { $than } %.
}
yams-why-on = { $worse ->
    [0] Relancer finit mieux dans { $better } % des cas, et jamais moins bien.
   *[other] Relancer finit mieux dans { $better } % des cas, et moins bien dans { $worse } %.
}
yams-why-write = { $better ->
    [0] Relancer ne peut pas finir mieux.
   *[other] Relancer ne finirait mieux que dans { $better } % des cas.
}
yams-why-lose = Relancer finirait moins bien dans { $worse } % des cas.
yams-why-save = L’autre case ({ $box }) aurait { $now } maintenant : laissée libre, elle ajoute environ { $later } à ce que rapportera le reste de la feuille.
yams-why-use = Cette case ({ $box }) a { $now } maintenant : laissée libre, elle n’ajouterait qu’environ { $later } à ce que rapportera le reste de la feuille.
yams-why-bonus = { $now } de plus en haut de la feuille rendent le bonus plus probable, ce qui vaut environ { $worth } en moyenne.
yams-why-behind = { $points ->
    [one] Avec environ { $points } point de retard, le risque est payant : moins de points en moyenne, mais plus de victoires.
   *[other] Avec environ { $points } points de retard, le risque est payant : moins de points en moyenne, mais plus de victoires.
}
yams-why-ahead = { $points ->
    [one] Avec environ { $points } point d’avance, la prudence est payante : moins de points en moyenne, mais plus de victoires.
   *[other] Avec environ { $points } points d’avance, la prudence est payante : moins de points en moyenne, mais plus de victoires.
}
