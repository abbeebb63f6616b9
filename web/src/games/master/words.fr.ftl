# Yam Master, sur la page.
master-option-defi-choice = toute case que les dés ouvrent
master-option-defi-forced = une case Défi seulement

master-board = Le plateau
master-spot = { $square } : { $needs }, { $holder ->
    [nobody] libre
    [you] votre pion
   *[other] occupée par { $name }
}{ $move ->
    [place] , à prendre
    [remove] , pion à retirer
   *[none] {""}
}{ $last ->
    [yes] , dernier pion posé
   *[no] {""}
}
master-spot-number = { $number }, { $needs }
master-sides = Les joueurs, leurs points et leurs pions
master-line = { $points ->
    [0] Cinq pions alignés : { $squares }
    [one] Alignement : { $squares }, { $points } point
   *[other] Alignement : { $squares }, { $points } points
}
master-waiting = { $name } joue…
master-end-turn = Finir le tour
master-can-place = Cases à prendre : { $squares }
master-can-remove = Pions à retirer : { $squares }
master-can-nothing = Vos dés n’ouvrent encore aucune case
master-side-said = { $name } : { $points }, { $left }
master-side-pawns = Pions en { $squares }
master-free-said = Cases libres : { $squares }
master-keys-dare = Relever le défi
master-choose-square = Touchez une case dorée.
master-dare-stakes = Réussi : les cases Défi s’ouvrent. Perdu : aucun pion.
master-five = Cinq pions alignés !
master-dare = { $dare ->
    [made] Défi réussi ! Prenez une case dorée.
    [lost] Défi perdu : rien ne peut être posé.
   *[on] { $left ->
        [1] Défi ! Dernier lancer : full, carré, yam, suite ou ≤8.
       *[other] Défi ! Visez full, carré, yam, suite ou ≤8.
    }
}
master-hint-throw = Touchez les dés à garder, puis relancez les autres.
master-hint-place-or-throw = Touchez une case dorée pour poser, ou relancez.
master-hint-place = Touchez une case dorée pour poser un pion.
master-hint-yam = Yam ! Posez un pion, ou retirez un pion adverse.
master-hint-predator = Yam Predator ! Touchez un pion adverse pour le retirer.
master-hint-must-throw = Défi relevé : choisissez vos dés et relancez.
master-hint-dare-made = Touchez une case dorée, ou relancez au risque de perdre le défi.
master-hint-dare-on = Le défi n’est pas encore réussi : un dernier lancer.
master-hint-dare-lost = Le défi est perdu : finissez le tour.
master-hint-nothing = Rien à poser : finissez le tour.

master-walk-board = Chaque case demande une combinaison. Celles que vos dés ouvrent brillent et portent une étoile : touchez-en une pour y poser votre pion, et votre tour est fini.
master-walk-sides = Vos pions et ceux de votre adversaire : les points des alignements, et dessous les pions encore en réserve.
master-walk-actions = Et ici, ce que vous pouvez faire maintenant. Trois pions alignés valent un point, cinq gagnent immédiatement. Bonne chance !

master-rules-goal-title = But du jeu
master-rules-goal = Aligner vos pions sur le plateau, et gêner ceux de votre adversaire. Cinq pions alignés gagnent immédiatement.
master-rules-turn-title = Un tour
master-rules-turn = Lancez les cinq dés, trois fois au plus. Après le premier et le deuxième lancer, gardez les dés qui vous plaisent et relancez les autres ; un dé gardé peut être relancé plus tard. Dès que vos dés forment la combinaison d’une case libre, vous pouvez y poser un pion, ce qui finit le tour. Vous pouvez aussi ne rien poser.
master-rules-squares-title = Les cases
master-rules-squares =
    1 à 6 — brelan : au moins trois dés de ce chiffre
    Full — un brelan et une paire, ou cinq dés identiques
    Carré — au moins quatre dés identiques
    Yam — cinq dés identiques
    Suite — de 1 à 5, ou de 2 à 6
    ≤8 — les cinq dés font 8 ou moins
    Sec — voir plus bas
    Défi — voir plus bas
master-rules-combine-title = Plusieurs combinaisons à la fois
master-rules-combine = Des dés qui forment plusieurs combinaisons vous laissent le choix. Cinq dés identiques sont un yam, un carré, un full et un brelan.
master-rules-sec-title = Cases Sec
master-rules-sec = Un full, un carré, un yam, une suite ou un ≤8 dès le premier lancer ouvre aussi ces cases. Un brelan ne suffit pas.
master-rules-dare-title = Cases Défi
master-rules-dare = Après le premier lancer vous pouvez relever le défi, tant qu’une case Défi est libre. Le deuxième ou le troisième lancer doit alors faire un full, un carré, un yam, une suite ou un ≤8. S’il est réussi, il ouvre les cases Défi et celles que montrent vos dés. S’il est perdu, vous ne posez rien du tout, pas même un brelan. Relancer après l’avoir réussi, c’est le remettre en jeu.
master-rules-predator-title = Yam Predator
master-rules-predator = Cinq dés identiques, à n’importe quel lancer, permettent de retirer un pion adverse au lieu d’en poser un. Il retourne dans la réserve de son joueur.
master-rules-points-title = Les points
master-rules-points =
    1 — un alignement de trois pions voisins
    2 — un alignement de quatre
    la partie — cinq sur une ligne, une colonne ou une grande diagonale
    Les alignements comptent dans tous les sens, en diagonale aussi. Un alignement de quatre n’en vaut pas deux de trois.
master-rules-end-title = Fin de la partie
master-rules-end = La partie finit quand un joueur pose le dernier de ses douze pions : le plus grand nombre de points l’emporte, à égalité personne ne gagne.
master-rules-ways-title = Variantes
master-rules-ways = Une table peut demander qu’un défi réussi se pose sur une case Défi seulement ; sinon, toute case que les dés ouvrent convient.

# Options and bots by name
master-option-defi-title = Un défi réussi se pose
master-option-defi-how = Où va le pion d’un défi réussi.

master-ask-stop = Votre tour finira sans pion posé, et ne se reprend pas.
master-ask-stop-do = Ne rien poser

master-odds-defi = défi réussi
