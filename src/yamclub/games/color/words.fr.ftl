# YAM color
color-about = Huit dés, une carte, quatre couleurs : annoncez avant les autres combien correspondent.
drawn = { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}
color-option-tie = égalité à la fin : victoire partagée, ou une carte de plus pour trancher
color-option-stakes = miser jusqu’à 3 cartes gagnées avant chaque lancer ; pile : la manche gagnée en rapporte autant de la pile ; pot : elle rapporte toutes les mises
color-option-blind = à l’aveugle : dés et carte sont couverts, on les touche un par un
color-option-round_seconds = durée maximale d’une manche, en secondes
color-option-last_call_seconds = temps laissé après la première annonce, en secondes
color-option-deck = nos cartes, ou celles de votre boîte : une liste JSON de 26 cartes comme « RRRRBBVJ »

color-letter-R = R
color-letter-B = B
color-letter-G = V
color-letter-Y = J
color-name-R = rouge
color-name-B = bleu
color-name-G = vert
color-name-Y = jaune

color-dice = dés
color-card = carte
color-round = manche { $number }
color-playoff = départage
color-pile = { $cards ->
    [0] la pile est vide
    [one] { $cards } carte dans la pile
   *[other] { $cards } cartes dans la pile
}
color-pot = { $cards ->
    [one] { $cards } carte dans le pot
   *[other] { $cards } cartes dans le pot
}
color-phase-lot = qui lance en premier ?
color-phase-staking = { $you ->
    [1] à vous de miser
   *[0] { $name } peut miser
}
color-phase-throwing = { $you ->
    [1] à vous de lancer les dés
   *[0] { $name } va lancer les dés
}
color-phase-turning = et la carte ?
color-phase-announcing = combien ?
color-phase-feeling = combien ?
color-phase-prizes = { $you ->
    [1] vous prenez des cartes
   *[0] { $name } prend des cartes
}
color-phase-over = c’est fini
color-player = joueur
color-cards = cartes
color-stake = mise
color-says = annonce
color-free = nombres libres
color-true = { $number ->
    [0] Aucune couleur ne correspond.
    [one] { $number } couleur correspond.
   *[other] { $number } couleurs correspondent.
}
color-seconds = { $whole },{ $tenths } s
color-verdict-too_high = trop haut, rien à rendre
color-verdict-pays = { $you ->
    [1] trop haut, vous rendez une carte
   *[0] trop haut, rend une carte
}
color-verdict-wins = { $you ->
    [1] vous gagnez la carte
   *[0] gagne la carte
}
color-verdict-beaten = { $you ->
    [1] vous ne gagnez rien
   *[0] ne gagne rien
}

color-do-claim = annoncer { $number }
color-do-lay = { $cards ->
    [0] ne rien miser
    [one] miser { $cards } carte
   *[other] miser { $cards } cartes
}
color-do-feel = toucher { $item }
color-ready = Tout est prêt ? Entrée : { $name } lance les dés, et le temps court.
color-call = 0 à 8 : combien de couleurs correspondent entre les dés et la carte ?
color-call-blind = a à p toucher ce qui est là · 0 à 8 : combien de couleurs correspondent ?
color-call-felt = { $item } est { $colour } · a à p toucher autre chose · 0 à 8 annoncer combien
color-call-said = Vous avez annoncé. On attend les autres…
color-ask-lot = Qui lance en premier ? Tapez le numéro : { $seats }
color-ask-throwing = { $name } lance les dés : tapez les huit couleurs ({ $colours })
color-ask-turning = { $name } retourne la carte du haut : tapez ses huit couleurs ({ $colours })
color-ask-prizes = { $name } prend une carte de la pile : tapez ses huit couleurs ({ $colours })
color-ask-feeling = Que trouve le doigt ? ({ $colours })

color-help =
    Associez chaque dé à un rond de sa couleur : annoncez le nombre de paires.
    On vérifie à partir de l’annonce la plus haute. Trop haute : on rend une carte.
    La première qui est exacte ou en dessous gagne la carte ; les plus basses ne
    gagnent et ne rendent rien. Un nombre annoncé est pris.
    À l’aveugle, a à p touchent un dé ou un rond. q quitte.
    On peut aussi écrire : claim 6 · lay 2 · feel 9.

color-told-lot = { $you ->
    [1] Vous lancez
   *[0] { $name } lance
} en premier
color-told-throw = { $you ->
    [1] Vous lancez
   *[0] { $name } lance
} : { $dice }
color-told-reveal = La carte : { $card }
color-told-covered = { $you ->
    [1] Vous lancez sous le tissu et retournez
   *[0] { $name } lance sous le tissu et retourne
} une carte
color-told-claim = { $you ->
    [1] Vous annoncez
   *[0] { $name } annonce
} { $number } !
color-told-close = Le temps est écoulé.
color-told-lay = { $cards ->
    [0] { $you ->
        [1] Vous ne misez rien
       *[0] { $name } ne mise rien
    }
    [one] { $you ->
        [1] Vous misez
       *[0] { $name } mise
    } { $cards } carte
   *[other] { $you ->
        [1] Vous misez
       *[0] { $name } mise
    } { $cards } cartes
}
color-told-prize = { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} une carte de la pile : { $card }
color-told-verdict = { $you ->
    [1] Vous
   *[0] { $name }
}, { $number } : { $verdict }
color-verdict-after = { $verdict } ({ $seconds })
color-told-nobody = Personne ne gagne la carte : elle quitte le jeu.
color-told-stake-lost = { $you ->
    [1] Vous perdez
   *[0] { $name } perd
} { $cards ->
    [one] la carte misée : elle passe sous la pile
   *[other] les { $cards } cartes misées : elles passent sous la pile
}
color-told-stake-back = { $you ->
    [1] Vous reprenez
   *[0] { $name } reprend
} { $cards ->
    [one] la carte misée
   *[other] les { $cards } cartes misées
}
color-told-pot-won = { $you ->
    [1] Vous prenez
   *[0] { $name } prend
} le pot : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
color-told-pot-stays = { $cards ->
    [one] Personne ne gagne : { $cards } carte reste dans le pot
   *[other] Personne ne gagne : { $cards } cartes restent dans le pot
}
color-told-playoff = Égalité : { $names } continuent, et la première carte gagnée décide

reason-pile_through = la pile est épuisée
reason-rounds_played = 260 manches ont été jouées
reason-playoff_won = le départage a été gagné
reason-playoff_undecided = le départage n’a pas donné de gagnant
winner-playoff_won = { $you ->
    [1] Vous gagnez
   *[0] { $names } gagne
} le départage, après une égalité à { $score } !

error-color_bad_deck = { $cards ->
    [one] Votre paquet n’a que { $cards } carte : donnez une liste JSON de 26 cartes.
   *[other] Votre paquet a { $cards } cartes : donnez une liste JSON de 26 cartes.
}
error-color_bad_card = La carte { $card } de votre paquet, « { $text } », n’a pas huit couleurs : écrivez huit lettres parmi R, B, V et J.
error-color_no_such_number = { $number } est impossible : annoncez un nombre de 0 à 8.
error-color_number_taken = { $number } est pris : annoncez-en un autre, vite.
error-color_already_announced = Vous avez déjà annoncé { $number } : un seul nombre par manche.
error-color_too_early = Ce moment est déjà passé : les annonces comptent dans l’ordre, et aucune avant la carte.
error-color_too_late = Trop tard : la manche est close.
error-color_not_yet = Il reste du temps : la manche se clôt à son heure.
error-color_nothing_covered = Rien n’est couvert ici : regardez, et annoncez un nombre.
error-color_no_such_item = Il n’y a pas d’objet { $item } : touchez 1 à 8 pour les dés, 9 à 16 pour la carte.
error-color_stake_too_high = Vous ne pouvez pas en miser { $cards } : misez de 0 à { $most }.
color-odds-number = nombre { $number }
color-odds-at = huit dés lancés

color-told-silence = { $you ->
    [1] Vous ne dites
   *[0] { $name } ne dit
} rien
color-why-high = { $number ->
    [0] Aucune couleur ne correspond
    [one] { $number } couleur correspond
   *[other] { $number } couleurs correspondent
}, et non { $called } : une annonce trop haute fait rendre une carte.
color-why-high-free = { $number ->
    [0] Aucune couleur ne correspond
    [one] { $number } couleur correspond
   *[other] { $number } couleurs correspondent
}, et non { $called } : une annonce trop haute ne peut pas gagner.
color-why-risk = { $number ->
    [0] Aucune couleur ne correspond
    [one] { $number } couleur correspond
   *[other] { $number } couleurs correspondent
}, et non { $called } : avec { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pile, la carte à rendre vaut { $pays } % des chances de gagner, et la carte à prendre { $wins } %.
color-why-low = { $number ->
    [one] { $number } couleur correspond
   *[other] { $number } couleurs correspondent
}, et ce nombre était libre : { $called } ne gagne que si personne n’annonce mieux.
color-why-free = { $number ->
    [0] Aucune couleur ne correspond, et zéro était libre.
    [one] { $number } couleur correspond, et ce nombre était libre.
   *[other] { $number } couleurs correspondent, et ce nombre était libre.
}
color-why-silent = { $number ->
    [0] Aucune couleur ne correspondait, et zéro
    [one] { $number } couleur correspondait, et ce nombre
   *[other] { $number } couleurs correspondaient, et ce nombre
} est resté libre jusqu’à la fin de la manche, { $seconds } s après la carte.
color-why-felt = { $risk ->
    [0] D’après ce qui a été touché, { $best } ne peut pas être trop haut.
   *[other] D’après ce qui a été touché, { $best } n’est trop haut que dans { $risk } % des cas.
}
color-why-felt-risk = D’après ce qui a été touché, { $called } est trop haut dans { $risk } % des cas.
color-why-felt-high = D’après ce qui a été touché, { $called } est trop haut dans { $risk } % des cas, et { $best } dans { $less } %.
color-why-felt-low = D’après ce qui a été touché, { $best } ou plus correspondent dans { $more } % des cas : { $called } ne gagne alors que si personne n’annonce mieux.
color-why-pot = Qui gagne la manche prend tout le pot : miser plus soi-même ne fait pas gagner plus.
color-why-stake = La manche gagnée (environ { $wins } % des cas) mène à { $won } % des chances au lieu de { $other_won } %, et non gagnée à { $lost } % au lieu de { $other_lost } %.

color-bot-novice = Compte lentement, se trompe souvent d’une unité, et ne regarde que les dés et la carte.
color-bot-club = Compte bien, se presse en cas de retard et vérifie en cas d’avance.
color-bot-expert = Rapide et sûr, écoute les autres annonces et prend le risque que demande le score.
color-bot-counter = Compte en cinq secondes environ, puis annonce le plus grand nombre libre qui ne lui paraît pas trop haut.
