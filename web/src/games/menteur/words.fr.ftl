# YAM menteur, sur la page.
menteur-option-reroll_counts-hidden = caché
menteur-option-reroll_counts-shown = montré
menteur-option-truth-at_least = vrai
menteur-option-truth-exact = un bluff
menteur-option-chance-any_time = à tout moment
menteur-option-chance-last = en dernier

# Said otherwise than on other boards.
die-kept = Dé { $place } : { $face }, reste sous le cornet
throw = { $count ->
    [0] Rien à relancer
    [one] Relancer un dé
    [5] Relancer les 5 dés
   *[other] Relancer { $count } dés
}

menteur-seats = Autour de la table
menteur-mark-thinks = réfléchit
menteur-mark-decided = a décidé
menteur-mark-challenges = conteste
menteur-mark-crossed = une croix
menteur-mark-barred = case barrée
menteur-mark-wrote = inscrits
menteur-mark-opening = au lancer

menteur-own-dice = Les dés sous votre cornet
menteur-locked-dice = Les dés d’un cornet précédent, bloqués
menteur-die-locked = Dé { $place } : { $face }, bloqué
menteur-under = Sous votre cornet : { $dice }.{ $some ->
    [0] {""}
   *[other] {" "}Bloqués : { $locked }.
}{ $count ->
    [0] {""}
   *[other] {" "}À laisser : { $kept }.
}
menteur-die-toggled = { $face }, { $now ->
    [kept] laissé sous le cornet
   *[back] à relancer
}.
menteur-lift = Soulever le cornet
menteur-lower = Reposer le cornet
menteur-throws = { $throws ->
    [one] { $throws } lancer sur 3
   *[other] { $throws } lancers sur 3
}
menteur-claimed = { $name } : { $claim }
menteur-announces = { $name } annonce
menteur-after-rolls = { $throws ->
    [one] après un lancer
   *[other] après { $throws } lancers
}
menteur-shown = Sous le cornet : { $dice }
menteur-verdict-true = C’est vrai !
menteur-verdict-bluff = Bluff !
menteur-verdict-believed = Annonce acceptée
menteur-challenged-by = Contesté par { $names }

menteur-your-turn = { $throws ->
    [3] À vous : troisième lancer
    [2] À vous : deuxième lancer
   *[other] À vous : premier lancer
}
menteur-your-decision = Y croyez-vous ?
menteur-deciding = Qui y croit ?
menteur-still-to-play = { $count ->
    [one] { $names } a encore un tour à jouer.
   *[other] { $names } ont encore chacun un tour à jouer.
}
menteur-your-last-turn = C’est votre dernier tour.
menteur-last-turn = C’est le tout dernier tour.

menteur-announce-title = Annoncez une case
menteur-announce-hint = ★ la vérité · le reste est un bluff
menteur-announce-blind = Soulevez le cornet pour voir ce qui est vrai.
menteur-box-open = { $name } : { $crosses ->
    [0] case libre
   *[other] case libre, avec une croix
}
menteur-box-true = { $name } : vos dés y valent { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $crosses ->
    [0] {""}
   *[other] , avec une croix
}
menteur-box-written = { $name } : { $points ->
    [one] { $points } point inscrit
   *[other] { $points } points inscrits
}
menteur-box-barred = { $name } : case barrée
menteur-other-box = Changer de case
menteur-points-title = Points annoncés ({ $name })
menteur-points-hint = ★ ce que valent vos dés · ✓ vrai aussi
menteur-true = c’est vrai
menteur-bluff = un bluff

menteur-or-announce = ou annoncez une case
menteur-choose-points = Combien de points annoncez-vous ?
menteur-only-give-up = Cette case ne peut pas encore être annoncée : annulez-la, ou choisissez-en une autre.
menteur-give-up = Annuler la case : { $name }
menteur-announce = Annoncer { $claim }
menteur-accept = Accepter
menteur-challenge = Contester
menteur-you-accept = Vous acceptez.
menteur-you-challenge = Vous contestez.

menteur-stakes = Vrai : { $crosses ->
    [0] une croix
    [1] case barrée
   *[other] rien à perdre
} · Bluff : { $gain ->
    [0] rien à gagner
    [one] +{ $gain } point
   *[other] +{ $gain } points
}
menteur-challenge-sure = Oui, contester
menteur-not-sure = Revenir

# Ce qui s’entend
menteur-asked = { $left ->
    [0] { $scratch ->
        [0] Plus de lancer : annoncez une case.
       *[1] Plus de lancer : annoncez une case, ou annulez-en une.
    }
    [one] Encore un lancer : relancez, ou annoncez une case.
   *[other] Encore { $left } lancers : relancez, ou annoncez une case.
}
menteur-asked-points = { $name } : choisissez les points avec les flèches, puis Entrée pour annoncer. Échap pour revenir.
menteur-asked-confirm = { $claim } : Entrée pour l’annoncer. Les flèches changent les points, Échap pour revenir.
menteur-asked-decide = Après { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}. Sur votre feuille, { $mine }. { $stakes }. A pour accepter, C pour contester.
menteur-asked-sure = Contester ? { $stakes }. C de nouveau ou Entrée pour confirmer, Échap pour revenir.
menteur-put-down = Le cornet est posé.
menteur-keys-dice = Laisser un dé sous le cornet, ou le relancer
menteur-keys-throw = Relancer les autres dés
menteur-keys-give-up = Annuler la case choisie

menteur-sheets = Les feuilles de tous les joueurs
menteur-two-sheets = Feuilles : { $names }
menteur-cell-open = { $crosses ->
    [0] libre
   *[other] libre, une croix
}
menteur-cell-written = { $crosses ->
    [0] { $points }
   *[other] { $points }, une croix
}
menteur-cell-barred = case barrée

menteur-walk-cup = Les dés sont sous un cornet de cuir, et seule la personne qui a lancé peut regarder. Quand c’est le vôtre : maintenez le cornet pour jeter un œil, ou touchez-le pour le laisser soulevé. Touchez un dé (ou tapez 1 à 5) pour le laisser sous le cornet ; il est alors bloqué.
menteur-walk-throws = Tout le monde voit combien de fois vous avez lancé : trois au plus. Vous pouvez vous arrêter quand vous voulez, et annoncer, à tort ou à raison.
menteur-walk-seats = Les autres. Quand quelqu’un annonce, tous décident en même temps : on voit qui a décidé, mais pas quoi.
menteur-walk-sheets = Les feuilles de tous, la vôtre d’abord. ✗ est une croix ; deux croix barrent la case et annulent ses points.
menteur-walk-actions = Et ici, ce que vous pouvez faire maintenant. Gardez votre sérieux !

menteur-rules-goal-title = But du jeu
menteur-rules-goal = Remplir les treize cases de votre feuille avec le plus de points possible : avec de bons dés, en bluffant, et en démasquant les autres.
menteur-rules-turn-title = Un tour
menteur-rules-turn = Lancez cinq dés sous votre cornet et regardez-les sans témoin. Deux fois au plus, laissez sous un cornet les dés qui vous plaisent et relancez les autres. Un dé laissé sous un cornet est bloqué pour le tour. Tout le monde voit combien de fois vous lancez.
menteur-rules-boxes-title = Les cases
menteur-rules-boxes =
    as à six — la somme des dés de cette face
    brelan — trois dés identiques : la somme des cinq dés
    carré — quatre dés identiques : la somme des cinq dés
    full · 25 — un brelan et une paire
    petite suite · 30 — 1 2 3 4 5
    grande suite · 40 — 2 3 4 5 6
    yam · 50 — cinq dés identiques
    chance — la somme des cinq dés
    bonus · 35 — dès 63 points des as aux six
menteur-rules-announce-title = L’annonce
menteur-rules-announce = Après n’importe quel lancer vous pouvez annoncer : une case libre de votre feuille, et des points que cinq dés peuvent y valoir. Rien n’oblige à dire vrai. L’annonce est vraie si vos dés forment la case et valent au moins ces points.
menteur-rules-decide-title = Accepter ou contester
menteur-rules-decide = Tous les autres acceptent ou contestent, en même temps et en secret. Ne rien dire, c’est accepter. Si personne ne conteste, les points sont inscrits et les dés restent cachés.
menteur-rules-caught-title = Une annonce contestée
menteur-rules-caught =
    C’était vrai — les points sont inscrits, et chaque contestataire reçoit une croix dans cette case.
    C’était un bluff — la croix est pour le bluffeur, et chaque contestataire dont la case est libre y inscrit les points.
    C’était un faux yam — de même, mais personne n’inscrit rien.
menteur-rules-crosses-title = Les croix
menteur-rules-crosses = Une croix est un avertissement. La deuxième dans la même case la barre, et annule ce qui y était inscrit.
menteur-rules-end-title = Fin de la partie
menteur-rules-end = Dès que quelqu’un n’a plus de case libre, chacun des autres joue un dernier tour. On peut contester jusqu’au bout. Le plus grand total l’emporte.
menteur-rules-ways-title = Variantes
menteur-rules-ways = La table peut montrer combien de dés sont relancés, exiger des annonces exactes (annoncer moins que vos dés ne valent est alors un bluff), ou réserver la chance à la dernière case libre d’un joueur. Elle peut aussi permettre d’annuler une case libre au lieu d’annoncer : la case est barrée.

# Options and bots by name
menteur-option-reroll_counts-title = Combien de dés sont relancés
menteur-option-truth-title = Annoncer moins que ses dés ne valent
menteur-option-chance-title = La chance s’annonce
menteur-option-reroll_counts-how = Ce que les autres voient quand vous relancez.
menteur-option-truth-how = Vos dés valent 20 dans la case, et vous annoncez 15.
menteur-option-chance-how = À tout moment, ou quand il ne vous reste qu’elle.
menteur-option-scratch-title = Annuler une case
menteur-option-scratch-no = non
menteur-option-scratch-yes = oui
menteur-option-scratch-how = Au lieu d’annoncer, on peut annuler une case libre : elle est barrée.

menteur-ask-scratch = Cette case sera annulée : vous n’y inscrirez plus rien.
menteur-ask-scratch-do = Annuler la case

menteur-odds-lift = Soulevez votre cornet pour voir les probabilités de vos dés.
menteur-odds-claim = { $throws ->
    [one] Après un lancer, pour une personne honnête qui ne vise que cela :
   *[other] Après { $throws } lancers, pour une personne honnête qui ne vise que cela :
}
