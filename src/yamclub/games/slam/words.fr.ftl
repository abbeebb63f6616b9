# Yamslam
slam-about = Cinq dés, trois lancers, et des jetons de sept séries à gagner avant qu’il n’en reste plus.
slam-option-series = une partie, 5 ou 10 parties additionnées, ou jusqu’à 1000 points
slam-option-teams = deux équipes de deux, assises en alternance (quatre joueurs)
slam-option-four_as_two_pairs = quatre dés identiques valent aussi deux paires

slam-series-two_pairs = deux paires
slam-series-brelan = brelan
slam-series-small_straight = petite suite
slam-series-flush = couleur
slam-series-full = full
slam-series-carre = carré
slam-series-large_straight = grande suite

# Ce qu’il faut pour un jeton.
slam-asks-two_pairs = deux paires
slam-asks-brelan = trois dés identiques
slam-asks-small_straight = quatre dés qui se suivent
slam-asks-flush = cinq dés pairs, ou cinq dés impairs,
slam-asks-full = un brelan et une paire
slam-asks-carre = quatre dés identiques
slam-asks-large_straight = cinq dés qui se suivent

slam-chip = jeton
slam-points = points
slam-on-table = en jeu
slam-total = cette partie
slam-total-of = { $bonus ->
    [0] { $total }
   *[other] { $total } (bonus { $bonus })
}
slam-earlier = parties d’avant
slam-game-number = { $series ->
    [1000] partie { $number }, jusqu’à 1000
   *[other] partie { $number } sur { $series }
}

slam-do-take = prendre un jeton : { $chip }
slam-do-take-removed = prendre un jeton retiré : { $chip }
slam-do-stop = pas de jeton : finir le tour
slam-help =
    Les chiffres mettent un dé de côté, ou le reprennent ; Entrée relance le reste.
    Une lettre prend le jeton d’à côté (★ : vos dés le gagnent tels quels).
    Si vos dés gagnent un jeton, vous devez en prendre un pour finir le tour. Quand
    ils forment plusieurs combinaisons, choisissez : un full gagne aussi un brelan.
    Sans jeton, le tour ne finit qu’après le troisième lancer.
    Quand tous ont échoué à la suite, le jeton en jeu de plus grande valeur est
    retiré. Yamslam, cinq dés identiques : prenez n’importe quel jeton, même
    retiré, et rejouez.

    Bonus : 50 pour un jeton de chacune des sept séries, ou 20 pour six ; 30 par
    série dont vous avez les quatre jetons ; 20 pour le dernier jeton en jeu.
    u reprend tous les dés, q quitte. En mode simple, tapez touches et Entrée :
    « 13 » garde le premier et le troisième dé et relance le reste.
    On peut aussi écrire : keep 444 · take full · take full removed · stop.

slam-told-take = { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} un jeton : { $chip }, { $points } points
slam-told-take-removed = { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} un jeton retiré : { $chip }, { $points } points
slam-told-failed = { $you ->
    [1] Vous ne gagnez
   *[0] { $name } ne gagne
} pas de jeton avec { $dice }
slam-told-removed = Personne n’a gagné de jeton : on en retire un ({ $chip })
slam-told-again = Yamslam ! { $you ->
    [1] Vous rejouez
   *[0] { $name } rejoue
}
slam-told-another = Yamslam ! { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} un second jeton
slam-told-game-ended = Partie finie : { $scores }

reason-chips_gone = il n’y a plus de jeton en jeu
reason-series_played = toutes les parties sont jouées
reason-goal_reached = les 1000 points sont atteints

error-no_throw_left = C’était le troisième lancer : prenez un jeton ou finissez le tour.
error-nothing_to_throw = Les cinq dés sont gardés : laissez-en au moins un à relancer, ou prenez un jeton.
error-slam_not_formed = Il faut { $asks } pour ce jeton ({ $series }), vos dés sont { $dice } : choisissez une combinaison qu’ils forment.
error-slam_none_in_play = Il n’y a plus de jeton de cette série en jeu ({ $series }) : choisissez-en un autre.
error-slam_none_removed = Aucun jeton de cette série n’a été retiré ({ $series }) : choisissez-en un autre.
error-slam_only_yamslam = Il faut cinq dés identiques pour prendre un jeton retiré : choisissez-en un en jeu.
error-slam_must_take = Vos dés gagnent un jeton, vous devez en prendre un : choisissez-le.
error-slam_throws_left = Un tour sans jeton finit après le troisième lancer : relancez.
slam-yamslam = Yamslam

# Comment joue chaque bot.
slam-bot-novice = Joue pour les points du prochain lancer, oublie les bonus et se trompe souvent.
slam-bot-club = Compte un lancer à la fois et vise le bonus de variété ; se trompe parfois.
slam-bot-expert = Calcule chaque tour exactement pour gagner : ce qu’un jeton rapporte, qui il en prive, comment la fin arrive.
slam-bot-greedy = Joue exactement chaque tour pour ses points et ses bonus, sans voir plus loin.

# Pourquoi un choix est meilleur.
slam-why-a-two_pairs = deux paires
slam-why-a-brelan = un brelan
slam-why-a-small_straight = une petite suite
slam-why-a-flush = une couleur
slam-why-a-full = un full
slam-why-a-carre = un carré
slam-why-a-large_straight = une grande suite
slam-why-a-yamslam = un Yamslam
slam-why-likelier = { $than ->
    [0] Cela donne { $chip } dans { $best } % des cas, ce que l’autre choix ne donne jamais.
   *[other] Cela donne { $chip } dans { $best } % des cas, au lieu de { $than } %.
}
slam-why-chance = Cela donne { $chip } dans { $best } % des cas.
slam-why-empty = { $best ->
    [0] Le tour gagne alors toujours un jeton ; avec l’autre choix, il n’en gagne aucun dans { $than } % des cas.
   *[other] Le tour ne gagne alors aucun jeton dans { $best } % des cas seulement, au lieu de { $than } %.
}
slam-why-on = { $worse ->
    [0] Relancer finit mieux dans { $better } % des cas, et jamais moins bien.
   *[other] Relancer finit mieux dans { $better } % des cas, et moins bien dans { $worse } %.
}
slam-why-take = { $better ->
    [0] Relancer ne peut pas finir mieux.
   *[other] Relancer ne finirait mieux que dans { $better } % des cas.
}
slam-why-lose = Relancer finirait moins bien dans { $worse } % des cas.
slam-why-brings = Avec ses bonus, ce jeton rapporte { $worth } points.
slam-why-more = Avec ses bonus, ce jeton rapporte { $best } points, au lieu de { $than }.
slam-why-harder = Ce jeton est plus difficile à gagner : on peut le faire dans { $best } % des tours, l’autre ({ $chip }) dans { $than } %.
slam-why-scarce = { $left ->
    [one] C’est le dernier jeton de sa série en jeu.
   *[other] Il ne reste que { $left } jetons de cette série en jeu.
}
