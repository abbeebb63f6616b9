# YAMI, sur la page.
yami-option-values-list = couleur 30, quinte 35
yami-option-values-board = couleur 35, quinte 30
yami-option-cancel-last_resort = seulement sans rien à marquer
yami-option-cancel-free = quand on veut

card-in-words = { $rank ->
    [V] valet
    [D] dame
    [R] roi
    [A] as
   *[other] { $rank }
} de { $suit ->
    [spade] pique
    [heart] cœur
    [diamond] carreau
   *[club] trèfle
}
yami-key-stock = T
yami-key-discard = D
yami-key-cancel = A
yami-hand = Votre main
yami-just-taken = carte prise à l’instant
yami-known-to-all = connue de tous
yami-new = prise
yami-sort-suit = Trier par couleur
yami-sort-rank = Trier par valeur
yami-sort = Trier
yami-sort-values = 7–A
yami-see-last = Donne précédente

yami-piles = Le talon et la défausse
yami-stock-take = Piocher au talon : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
yami-stock-left = Talon : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
yami-discard-take = Prendre à la défausse : { $card }
yami-discard-top = Défausse, sur le dessus : { $card }
yami-discard-empty = La défausse est vide
yami-below = Sous le dessus de la défausse : { $cards }
yami-nothing-below = Rien sous le dessus de la défausse

yami-rivals = Les autres joueurs et ce qu’on sait de leur main
yami-rival-cards = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
yami-rival-known = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont on connaît : { $cards }
yami-is-dealer = distribue cette fois
yami-dealer-sign = D
yami-has-chosen = a choisi

yami-your-board = Votre plateau
yami-values = Valeurs
yami-combinations = Combinaisons
yami-bonus-way = { $bonus ->
    [0] Bonus : { $values } points sur { $goal }
   *[other] Bonus gagné : { $bonus } points
}
yami-box-free = { $box } : case libre
yami-box-shows = { $box } : case libre, votre main vaut { $points } points
yami-box-marked = { $box } : { $points } points
yami-box-cancelled = { $box } : case annulée
yami-boards = Les plateaux des autres
yami-board-of = Plateau : { $name }

yami-ask-lay-now = À vous : abattez, ou prenez une carte
yami-ask-take-now = À vous : prenez une carte
yami-ask-discard-now = À vous : jetez une carte
yami-ask-mark-now = { $laid ->
    [yes] { $name } a abattu : marquez une case
   *[no] Plus de talon : marquez une case
}
yami-ask-cancel-now = { $laid ->
    [yes] { $name } a abattu : annulez une case
   *[no] Plus de talon : annulez une case
}
yami-wait-for = Vous avez choisi. On attend { $names }
yami-can-lay-down = Pour abattre, touchez une case éclairée.
yami-hint-take = Prenez une carte.
yami-hint-discard = Touchez la carte à jeter.
yami-hint-mark = Touchez une case éclairée pour la marquer.
yami-hint-cancel = Votre main ne va dans aucune case libre : touchez celle à annuler.
yami-hint-cancel-instead = Touchez la case à annuler.
yami-cancel-instead = Annuler plutôt une case
yami-mark-instead = Marquer finalement une case
yami-other-choice = Revenir

yami-deal-ended = Fin de la donne { $deal }
yami-look = Toutes les mains sont montrées
yami-next-deal = Passer à la donne { $deal }

yami-walk-hand = Voici votre main. À chaque tour vous échangez une carte : prenez-en une, puis touchez celle que vous jetez.
yami-walk-piles = Piochez au talon, sans voir, ou prenez le dessus de la défausse : tout le monde saura que vous l’avez.
yami-walk-board = Votre plateau. Une étoile marque les cases pour lesquelles vous pouvez abattre, un anneau doré ce que votre main marquerait si un autre abat.
yami-walk-rivals = Les autres, et les cartes qu’on leur a vu prendre. Dès que l’un d’eux abat, tout le monde doit marquer ou annuler une case.

yami-rules-goal-title = But du jeu
yami-rules-goal = Remplir les seize cases de votre plateau avec le plus de points possible. Chaque donne en ferme exactement une, pour chacun.
yami-rules-deal-title = Une donne
yami-rules-deal = Chacun reçoit cinq cartes. Le reste est le talon ; sa première carte, retournée, commence la défausse. Une partie compte seize donnes, et la donne passe à gauche.
yami-rules-turn-title = Un tour
yami-rules-turn = Abattez, ou échangez une carte : prenez le dessus du talon ou de la défausse, puis jetez la carte de votre choix. Si vous avez échangé, vous ne pouvez pas abattre au même tour.
yami-rules-lay-title = Abattre
yami-rules-lay = Montrez votre main et marquez une case libre : une valeur avec trois ou quatre de ses cartes, ou une combinaison.
yami-rules-follow-title = Suivre
yami-rules-follow = Quand un joueur a abattu, tous les autres montrent leur main et marquent ce qu’ils ont, même une seule carte d’une valeur. Ils choisissent en secret, et leurs choix sont révélés quand tous ont choisi. Si vous n’avez rien à marquer, vous annulez une case libre ; à certaines tables, on peut en annuler une même avec de quoi marquer.
yami-rules-values-title = Les valeurs
yami-rules-values = Du sept à l’as : 5 points par carte, de couleurs différentes. Donc 5, 10, 15 ou 20.
yami-rules-combinations-title = Les combinaisons
yami-rules-combinations =
    paire · 5 — deux cartes d’une valeur
    double paire · 10 — deux d’une valeur, deux d’une autre
    brelan · 15 — trois d’une valeur
    full · 20 — trois d’une valeur, deux d’une autre
    carré · 25 — quatre d’une valeur
    couleur · 35 — cinq de la même couleur
    quinte · 30 — cinq valeurs qui se suivent
    quinte floche · 50 — cinq qui se suivent, de la même couleur
    À certaines tables, la couleur vaut 30 et la quinte 35.
yami-rules-cards-title = Les cartes
yami-rules-cards = Des jeux de 32 cartes sont mêlés : deux pour deux joueurs, quatre au-delà. Deux cartes identiques n’en font qu’une. Dans une quinte, l’as va au-dessus du roi, ou au-dessous du sept. Une main peut être marquée comme une plus petite qu’elle contient.
yami-rules-bonus-title = Le bonus
yami-rules-bonus = 50 points dès 90 dans les cases des valeurs ; à deux joueurs, dès 105.
yami-rules-end-title = Quand le talon s’épuise
yami-rules-end = La défausse, battue, devient le nouveau talon, deux fois. La troisième fois, chacun marque une case ou en annule une, et la donne est finie.

# Options and bots by name
yami-option-values-title = Couleur et quinte
yami-option-values-how = La règle dit l’un et l’autre : à vous de choisir.
yami-option-cancel-title = Annuler une case
yami-option-cancel-how = Ce qui est permis quand un autre joueur a abattu.

# Une carte avec son article, les exemplaires en double, la carte à jeter
yami-the-card = { $rank ->
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
}
yami-copy = double
yami-copy-counts = second exemplaire, ne compte qu’une fois
yami-do-discard = Jeter { $card }
yami-do-take = Prendre { $card }
yami-see-boards = Plateaux

yami-ask-cancel = Cette case sera annulée, pour 0 point, alors que vos cartes permettent d’en marquer une autre.
yami-ask-cancel-do = Annuler la case

# Ce qui est dit à qui ne voit pas le plateau
yami-say-worth = { $box } { $points }
yami-say-lay = Vous pouvez abattre : { $boxes }.
yami-say-take = { $pile ->
    [yes] Prenez une carte : au talon, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, ou { $card } à la défausse.
   *[no] Piochez une carte au talon : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
}
yami-say-discard = Choisissez la carte à jeter.
yami-say-mark = Votre main peut marquer : { $boxes }.
yami-say-cancel = Vous pouvez annuler : { $boxes }.
yami-say-hand = Votre main : { $cards }.
yami-say-chosen = Choisi, à confirmer : { $what }.
yami-say-total = { $name } { $points }
yami-say-mine = Votre total : { $points }.
yami-key-does-stock = piocher au talon
yami-key-does-discard = prendre à la défausse
yami-key-does-card = choisir la carte à jeter
yami-key-does-confirm = confirmer le choix
yami-key-does-back = choisir de nouveau
yami-key-does-cancel = annuler une case au lieu d’en marquer une
yami-key-does-arrows = passer d’une carte ou d’une case à l’autre
