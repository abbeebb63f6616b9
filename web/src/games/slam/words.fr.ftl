# Yamslam, sur la page.
slam-option-series-title = Combien de parties
slam-option-teams-title = Deux équipes de deux (à quatre)
slam-option-four_as_two_pairs-title = Un carré vaut aussi deux paires
slam-option-series-single = une partie
slam-option-series-5 = 5 parties
slam-option-series-10 = 10 parties
slam-option-series-1000 = jusqu’à 1000

# Said otherwise than on other boards.
die = Dé { $place } : { $face }, { $colour ->
    [odd] ivoire
   *[even] rouge
}
die-kept = Dé { $place } : { $face }, { $colour ->
    [odd] ivoire
   *[even] rouge
}, gardé

slam-stacks = Les jetons en jeu
slam-stack = { $name }, { $points } points, { $left ->
    [0] plus de jeton en jeu
    [one] { $left } jeton en jeu
   *[other] { $left } jetons en jeu
}{ $removed ->
    [0] {""}
    [one] , { $removed } retiré
   *[other] , { $removed } retirés
}{ $won ->
    [yes] , gagné par vos dés
   *[no] {""}
}
slam-won = Vos dés gagnent : { $chips }
slam-won-chip = { $chip } ({ $points })
slam-won-nothing = Vos dés ne gagnent encore rien
slam-lost-turn = Vos dés ne gagnent rien : finissez le tour
slam-side-said = { $names } : { $points }, { $chips }
slam-gone = { $removed ->
    [one] { $removed } jeton retiré
   *[other] { $removed } jetons retirés
}
slam-take-removed = prendre un jeton retiré
slam-sides = Les joueurs et leurs jetons
slam-held = { $count } × { $chip }
slam-bonus = bonus { $bonus }
slam-no-chip-yet = pas encore de jeton
slam-end-turn = Finir le tour sans jeton
slam-choose-any = Yamslam ! Touchez le jeton de votre choix.
slam-failing-count = { $failed ->
    [one] Un tour sans jeton, sur { $players }.
   *[other] { $failed } tours de suite sans jeton, sur { $players }.
}
slam-failing-why = Quand tout le monde échoue, le jeton de plus grande valeur est retiré.
slam-choose-chip = Prenez un jeton gagné par vos dés.

slam-walk-stacks = Autour, les jetons à gagner : quatre de chaque série, avec leur valeur. Une étoile marque ceux que vos dés gagnent : touchez-en un pour le prendre.
slam-walk-sides = Ici, ce que chacun a gagné. Attention aux bonus : une série complète, ou un jeton de chaque série.

slam-rules-goal-title = But du jeu
slam-rules-goal = Gagner les jetons de plus grande valeur, et les bonnes collections, avant qu’il n’y en ait plus sur la table.
slam-rules-turn-title = Un tour
slam-rules-turn = Lancez les cinq dés. Vous pouvez relancer deux fois ceux que vous voulez ; un dé gardé peut être relancé plus tard. Si vos dés forment une série qui a encore un jeton en jeu, prenez-en un, et un seul. Si vos dés gagnent un jeton, vous devez en prendre un ; sans jeton, le tour ne finit qu’après le troisième lancer.
slam-rules-chips-title = Les jetons
slam-rules-chips =
    deux paires · 5 — deux dés identiques, et deux autres
    brelan · 10 — trois dés identiques
    petite suite · 20 — quatre dés qui se suivent
    couleur · 25 — tous pairs (rouges) ou tous impairs (ivoire)
    full · 30 — un brelan et une paire
    carré · 40 — quatre dés identiques
    grande suite · 50 — cinq dés qui se suivent
slam-rules-combine-title = Plusieurs combinaisons à la fois
slam-rules-combine = Une combinaison contient les plus petites : un carré est aussi un brelan, et deux paires si la table le veut ; un full est aussi un brelan et deux paires.
slam-rules-fail-title = Un tour sans jeton
slam-rules-fail = Si vos dés ne forment rien, ou s’il n’y a plus de jeton de cette série, le tour est perdu. Quand autant de tours de suite sont perdus qu’il y a de joueurs, le jeton de plus grande valeur est retiré. Un tour où un Yamslam a pris un jeton n’est jamais perdu. En solo, chaque tour perdu en retire un.
slam-rules-yamslam-title = Yamslam !
slam-rules-yamslam = Cinq dés identiques permettent de prendre n’importe quel jeton, même un qui a été retiré, et vous rejouez. En solo, vous en prenez deux.
slam-rules-bonus-title = Les bonus
slam-rules-bonus =
    50 — un jeton de chacune des sept séries
    20 — un jeton de six séries
    30 — les quatre jetons d’une série
    20 — le dernier jeton en jeu
slam-rules-ways-title = Variantes
slam-rules-ways = En solo, à deux, trois ou quatre, ou à deux équipes de deux dont les jetons sont mis ensemble. En une partie, en 5 ou 10 parties additionnées, ou jusqu’à 1000 points.
slam-option-series-how = Les points de toutes les parties s’additionnent.
slam-option-teams-how = Deux contre deux, en alternance autour de la table ; il faut quatre places.
slam-option-four_as_two_pairs-how = Quatre dés identiques permettent de prendre le jeton des deux paires.
slam-games-before = + { $points } des parties précédentes

slam-ask-stop = Votre tour finira sans jeton, alors qu’il vous reste des lancers.
slam-ask-stop-do = Finir sans jeton

slam-odds-yamslam = Yamslam
