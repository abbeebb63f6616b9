# YAM menteur
menteur-about = Cinq dés sous un cornet : annoncez ce que vous voulez, et démasquez les bluffs des autres.
menteur-option-reroll_counts = les autres voient (shown) ou non (hidden) combien de dés sont relancés
menteur-option-truth = annoncer moins que ses dés ne valent est vrai (at_least) ou un bluff (exact)
menteur-option-chance = la chance s’annonce à tout moment (any_time) ou comme dernière case libre (last)
menteur-option-scratch = au lieu d’annoncer, un joueur peut annuler une case libre

menteur-dice = dés
menteur-locked = bloqué
menteur-last-round = dernier tour de table
menteur-again = dés relancés : { $counts }
phase-announcing = { $name }, lancer { $throws } sur 3
phase-deciding = { $you ->
    [1] vous annoncez
   *[0] { $name } annonce
} { $claim }, après { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}
menteur-waiting = Doivent encore décider : { $names }

menteur-claim = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
menteur-claim-upper = { $box }, { $count } × { $face } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

menteur-do-announce = a–m annoncer
menteur-do-scratch = A–M en annuler une
menteur-scratch = annuler la case { $box }
menteur-do-accept = accepter
menteur-do-challenge = contester : c’est un bluff !
menteur-ask-opening = { $name } lance { $dice } dés pour savoir qui commence : tapez ce qu’on voit
ask-throw = { $name } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} sous le cornet, regarde sans témoin et tape le résultat
menteur-help =
    · libre   12 inscrite   ✗ une croix   ▒▒ barrée   ★ ce qu’y valent vos dés
    Les chiffres laissent sous un cornet un dé qui vient d’être lancé, ou le
    reprennent ; Entrée relance les autres. Un dé laissé est bloqué pour le tour.
    Une lettre annonce la case d’à côté, à tort ou à raison ; tapez ensuite les
    points. Full (trois et deux) 25, petite suite (1 à 5) 30, grande suite
    (2 à 6) 40, yam (cinq dés identiques) 50 ; brelan, carré et chance : la somme
    des cinq dés. Avec scratch=yes, une majuscule annule plutôt une case libre :
    elle est barrée.

    Quand un autre joueur annonce, a accepte et c conteste. Sans contestation, les
    points sont inscrits. Si l’annonce contestée est vraie, chaque joueur qui l’a
    contestée reçoit une croix dans cette case. Si c’est un bluff, la croix va au
    bluffeur, et chaque joueur qui a contesté inscrit les points annoncés si sa
    case est libre. Sauf le yam : seul le joueur qui l’a lancé peut l’inscrire.
    La deuxième croix barre la case et annule ses points. Quand une feuille est
    remplie, les autres jouent encore un tour chacun.
    On peut aussi écrire : keep 44 · announce brelan 19 · challenge ·
    scratch yam.

menteur-told-throw = { $you ->
    [1] Vous lancez
   *[0] { $name } lance
}, { $throw } sur 3 : { $dice }
menteur-told-keep = { $kept ->
    [0] { $you ->
        [1] Vous n’en laissez aucun et relancez
       *[0] { $name } n’en laisse aucun et relance
    }
   *[other] { $you ->
        [1] Vous laissez { $dice } sous le cornet et relancez
       *[0] { $name } laisse { $dice } sous le cornet et relance
    }
}
menteur-told-hidden-throw = { $throw ->
    [1] { $you ->
        [1] Vous lancez
       *[0] { $name } lance
    } sous le cornet
   *[other] { $you ->
        [1] Vous relancez
       *[0] { $name } relance
    }, { $throw } sur 3
}
menteur-told-hidden-keep = { $you ->
    [1] Vous relancez
   *[0] { $name } relance
} { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
menteur-told-announce = { $you ->
    [1] Vous annoncez
   *[0] { $name } annonce
} { $claim }
menteur-told-scratch = { $you ->
    [1] Vous n’annoncez rien et annulez
   *[0] { $name } n’annonce rien et annule
} une case : { $box }
menteur-told-accept = { $you ->
    [1] Vous acceptez
   *[0] { $name } accepte
}
menteur-told-challenge = { $you ->
    [1] Vous contestez
   *[0] { $name } conteste
}
menteur-told-silence = Temps écoulé : ne rien dire, c’est accepter
menteur-told-believed = Personne ne conteste : { $you ->
    [1] on vous croit
   *[0] on croit { $name }
}
menteur-told-shown = { $you ->
    [1] Vous montrez
   *[0] { $name } montre
} { $dice }, { $true ->
    [0] c’est un bluff
   *[other] c’est vrai
} ! Contesté par { $you_too ->
    [1] vous
   *[0] { $names }
}
menteur-told-wrote = { $you ->
    [1] Vous inscrivez
   *[0] { $names } { $count ->
        [one] inscrit
       *[other] inscrivent
    }
} { $points } ({ $box })
menteur-told-crossed = { $you ->
    [1] Vous recevez une croix ({ $box })
   *[0] Une croix ({ $box }) : { $names }
}
menteur-told-barred = { $you ->
    [1] Deuxième croix pour vous, case barrée ({ $box })
   *[0] Deuxième croix, case barrée ({ $box }) : { $names }
}
menteur-told-last-round = { $you ->
    [1] Vous avez rempli votre feuille
   *[0] { $count ->
        [one] { $names } a rempli sa feuille
       *[other] { $names } ont rempli leur feuille
    }
} : les autres jouent encore un tour
menteur-told-skipped = { $you ->
    [1] Vous n’avez plus de case libre et passez votre dernier tour
   *[0] { $name } n’a plus de case libre et passe son dernier tour
}

reason-sheet_full = une feuille est remplie et le dernier tour de table a été joué

error-no_throw_left = C’était le troisième lancer : annoncez une case.
error-dice_locked = Choisissez parmi les dés que vous venez de lancer ({ $dice }) : ceux d’un cornet précédent y restent.
error-dice_not_there = Vous ne pouvez pas laisser { $keep } : les dés que vous venez de lancer sont { $dice }.
error-nothing_to_throw = Tous vos dés restent sous le cornet : reprenez-en au moins un pour le relancer, ou annoncez.
error-menteur_box_closed = Cette case ({ $box }) est inscrite ou barrée sur votre feuille : annoncez une case libre.
error-menteur_points_impossible = Cinq dés n’y valent jamais { $points } ({ $box }) : annoncez des points possibles.
error-menteur_chance_last = À cette table, la chance s’annonce en dernier : choisissez une autre case libre.
error-menteur_no_scratch = À cette table, on n’annule pas de case : annoncez-en une.

# Comment joue chaque bot.
menteur-bot-novice = Dit le plus souvent la vérité, prend les points qui viennent, bluffe maladroitement et doute au hasard.
menteur-bot-club = Sait ce que vaut une case, bluffe là où on peut le croire, conteste ce qui est peu probable.
menteur-bot-expert = Mêle bluffs et contestations pour que personne ne le lise, et remarque comment vous jouez.
menteur-bot-bluffer = Lance au mieux, dit la vérité quand elle paie et doute beaucoup.

# Pourquoi un choix est meilleur.
menteur-why-doubt = Une telle annonce est un bluff dans environ { $bluff } % des cas.
menteur-why-doubt-wins = Une telle annonce est un bluff dans environ { $bluff } % des cas, et le démasquer vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
menteur-why-doubt-rare = Même en ne visant que cela, { $throws ->
    [one] un lancer le donne
   *[other] { $throws } lancers le donnent
} dans { $reach } % des cas seulement : une telle annonce est un bluff environ { $bluff } % du temps.
menteur-why-doubt-free = Une telle annonce est un bluff dans environ { $bluff } % des cas, et une croix ne vous coûte rien ici : la case est déjà barrée.
menteur-why-trust = Une telle annonce est vraie dans environ { $true } % des cas, et contester à tort coûte une croix.
menteur-why-trust-strikes = Une telle annonce est vraie dans environ { $true } % des cas, et une deuxième croix barrerait votre case.
menteur-why-trust-nothing = Vous ne pouvez pas inscrire ces points, même si c’est un bluff (environ { $bluff } % des cas), et contester à tort coûte une croix.
menteur-why-true = C’est vrai, et une contestation ne peut pas vous prendre { $points ->
    [one] ce point
   *[other] ces { $points } points
}.
menteur-why-true-bluff = Ceci est vrai ; l’autre annonce est un bluff, démasqué dans environ { $caught } % des cas.
menteur-why-true-more = Les deux sont vraies, mais celle-ci rapporte { $best } au lieu de { $than }.
menteur-why-true-box = Par rapport à un tour moyen, { $here } ici ({ $box }, moyenne { $average }) vaut mieux que { $there } là ({ $other_box }, moyenne { $other_average }).
menteur-why-bluff = Le bluff ne serait démasqué que dans environ { $caught } % des cas.
menteur-why-bluff-safer = Ce bluff serait démasqué dans environ { $best } % des cas, l’autre dans environ { $than } %.
menteur-why-bluff-more = Le bluff serait démasqué dans environ { $caught } % des cas, et sinon il rapporte { $best } au lieu de { $than }.
menteur-why-bluff-waste = Le bluff serait démasqué dans environ { $caught } % des cas, et inscrire { $little } gaspillerait une case ({ $box }) où un tour moyen rapporte { $average }.
menteur-why-bluff-now = { $true ->
    [0] Le bluff serait démasqué dans environ { $caught } % des cas, et relancer ne finit jamais par une annonce vraie.
   *[other] Le bluff serait démasqué dans environ { $caught } % des cas, et relancer ne finit par une annonce vraie que dans { $true } % des cas.
}
menteur-why-stop = { $again ->
    [0] Si vous relancez, vous ne pouvez plus avoir autant ici.
   *[other] Si vous relancez, vous n’aurez au moins autant ici que dans { $again } % des cas, même en ne visant que cela.
}
menteur-why-roll = En relançant, le tour finit par une annonce vraie ici ({ $box }) dans { $best } % des cas.
menteur-why-roll-bluff = Le bluff serait démasqué dans environ { $caught } % des cas, et relancer finit par une annonce vraie dans { $true } % des cas.
menteur-why-roll-waste = Inscrire { $little } gaspillerait une case ({ $box }) où un tour moyen rapporte { $average }.
menteur-why-likelier = { $than ->
    [0] Le tour finit alors par une annonce vraie ici ({ $box }) dans { $best } % des cas, ce que l’autre choix ne donne jamais.
   *[other] Le tour finit alors par une annonce vraie ici ({ $box }) dans { $best } % des cas, au lieu de { $than } %.
}
menteur-why-truer = Le tour finit alors par une annonce vraie dans { $best } % des cas, au lieu de { $than } %.
menteur-why-points = Le tour rapporte alors { $best } en moyenne, au lieu de { $than }.
menteur-why-caught = Le bluff serait démasqué dans environ { $caught } % des cas.
menteur-why-vain = { $true ->
    [0] Relancer ne finit jamais par une annonce vraie.
   *[other] Relancer ne finit par une annonce vraie que dans { $true } % des cas.
}
menteur-why-least = Un tour moyen rapporte { $best } dans cette case, et { $than } dans l’autre.
menteur-why-average = Un tour moyen ne rapporte que { $average } dans cette case ({ $box }).
