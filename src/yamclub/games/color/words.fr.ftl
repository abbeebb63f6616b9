# YAM color
color-about = Huit dés, une carte, quatre couleurs : annoncez le premier combien correspondent.
drawn = { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}
color-option-tie = égalité à la fin : victoire partagée, ou une carte de plus pour trancher
color-option-stakes = miser jusqu’à 3 cartes gagnées avant chaque lancer ; pile : le gagnant en tire autant ; pot : le gagnant prend toutes les mises
color-option-blind = dés et carte sont couverts : on les touche un par un
color-option-round_seconds = durée maximale d’une manche, en secondes
color-option-last_call_seconds = temps laissé après la première annonce, en secondes
color-option-deck = nos cartes, ou celles de votre boîte : une liste JSON de 26 cartes comme « RRRRBBVJ »

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
color-phase-lot = qui jette en premier ?
color-phase-staking = { $name } peut miser
color-phase-throwing = { $name } va jeter les dés
color-phase-turning = et la carte ?
color-phase-announcing = combien ?
color-phase-feeling = combien ?
color-phase-prizes = { $name } prend des cartes
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
color-seconds = { $whole },{ $tenths } s
color-verdict-too_high = trop haut, rien à rendre
color-verdict-pays = trop haut, rend une carte
color-verdict-wins = gagne la carte
color-verdict-beaten = battu

color-do-claim = annoncer { $number }
color-do-lay = { $cards ->
    [0] ne rien miser
    [one] miser { $cards } carte
   *[other] miser { $cards } cartes
}
color-do-feel = toucher { $item }
color-ready = Prêts ? Entrée : { $name } jette les dés, et le temps court.
color-call = 0 à 8 : combien de couleurs correspondent entre les dés et la carte ?
color-call-blind = a à p toucher ce qui est là · 0 à 8 : combien de couleurs correspondent ?
color-call-felt = { $item } est { $colour } · a à p toucher autre chose · 0 à 8 annoncer combien
color-call-said = Vous avez annoncé. Au tour des autres…
color-ask-lot = Qui jette en premier ? Tapez le numéro : { $seats }
color-ask-throwing = { $name } jette les dés : tapez les huit couleurs ({ $colours })
color-ask-turning = { $name } retourne la carte du haut : tapez ses huit couleurs ({ $colours })
color-ask-prizes = { $name } prend une carte de la pile : tapez ses huit couleurs ({ $colours })
color-ask-feeling = Que trouve le doigt ? ({ $colours })

color-help =
    Associez chaque dé à un rond de sa couleur : annoncez le nombre de paires.
    On vérifie à partir de l’annonce la plus haute. Trop haute : on rend une carte.
    La première qui est exacte ou en dessous gagne la carte ; les plus basses ne
    gagnent et ne rendent rien. Un nombre annoncé est pris.
    À l’aveugle, a à p touchent un dé ou un rond. q quitte.
    On peut aussi écrire : claim 6 · lay 2 · feel 9.

color-told-lot = { $name } jette en premier
color-told-throw = { $name } jette : { $dice }
color-told-reveal = La carte : { $card }
color-told-covered = { $name } jette sous le tissu et retourne une carte
color-told-claim = { $name } annonce { $number } !
color-told-close = Le temps est écoulé.
color-told-lay = { $cards ->
    [0] { $name } ne mise rien
    [one] { $name } mise { $cards } carte
   *[other] { $name } mise { $cards } cartes
}
color-told-prize = { $name } prend une carte de la pile : { $card }
color-told-verdict = { $name }, { $number } : { $verdict }
color-verdict-after = { $verdict } ({ $seconds })
color-told-nobody = Personne ne gagne la carte : elle quitte le jeu.
color-told-stake-lost = { $cards ->
    [one] { $name } perd la carte misée : elle passe sous la pile
   *[other] { $name } perd les { $cards } cartes misées : elles passent sous la pile
}
color-told-stake-back = { $cards ->
    [one] { $name } reprend la carte misée
   *[other] { $name } reprend les { $cards } cartes misées
}
color-told-pot-won = { $cards ->
    [one] { $name } prend le pot : { $cards } carte
   *[other] { $name } prend le pot : { $cards } cartes
}
color-told-pot-stays = { $cards ->
    [one] Personne ne gagne : { $cards } carte reste dans le pot
   *[other] Personne ne gagne : { $cards } cartes restent dans le pot
}
color-told-playoff = Égalité : { $names } continuent, et la première carte gagnée décide

reason-pile_through = la pile est épuisée
reason-rounds_played = 260 manches ont été jouées
reason-playoff_won = le départage est gagné
reason-playoff_undecided = le départage n’a pas donné de gagnant
winner-playoff_won = { $names } gagne le départage, après une égalité à { $score } !

error-color_bad_deck = { $cards ->
    [one] Ce jeu n’a que { $cards } carte : donnez une liste JSON de 26 cartes.
   *[other] Ce jeu a { $cards } cartes : donnez une liste JSON de 26 cartes.
}
error-color_bad_card = La carte { $card } de ce jeu, « { $text } », n’a pas huit couleurs : écrivez huit lettres parmi R, B, V et J.
error-color_no_such_number = { $number } est impossible : annoncez un nombre de 0 à 8.
error-color_number_taken = { $number } est pris : annoncez-en un autre, vite.
error-color_already_announced = Vous avez déjà annoncé { $number } : un seul nombre par manche.
error-color_too_early = Ce moment est déjà passé : les annonces comptent dans l’ordre, et aucune avant la carte.
error-color_too_late = Trop tard : la manche est close.
error-color_not_yet = Il reste du temps : la manche se clôt à son heure.
error-color_nothing_covered = Rien n’est couvert ici : regardez, et annoncez un nombre.
error-color_no_such_item = Il n’y a pas d’objet { $item } : touchez 1 à 8 pour les dés, 9 à 16 pour la carte.
error-color_stake_too_high = { $cards }, ce n’est pas possible : misez de 0 à { $most }.
