# La maison : ce que tous les jeux partagent.
name-list = { $others } et { $last }
card-ranks = 7 8 9 10 V D R A

command-about = Jouer aux jeux de dés et de cartes de la famille du Yam, et y progresser.
command-lang = la langue : fr ou en (par défaut : la vôtre)
command-json = écrire du JSON, pour les programmes
command-games = la liste des jeux, avec leurs places et leurs options
command-play = jouer dans ce terminal
command-odds = les probabilités exactes, en jouant au mieux pour une combinaison, et quoi garder
command-replay = revoir une partie enregistrée
command-analyse = voir ce qui était le mieux, ce que les choix ont coûté, et la part du hasard
command-practice = s’entraîner : une position à la fois, tirée de vos erreurs ou d’une série
command-serve = ouvrir la table web, pour vous et vos amis
command-verify = vérifier chaque lancer, chaque carte et chaque coup d’un enregistrement
command-solve = le meilleur jeu en solo, exactement : sa moyenne, ou sa probabilité d’atteindre un but
command-train = entraîner l’expert d’un jeu contre lui-même
command-arena = faire jouer des bots entre eux : qui est le plus fort, avec quelle certitude
command-new-game = écrire le squelette d’un nouveau jeu dans ce dépôt
command-help = afficher cette aide
command-completion = afficher de quoi compléter yam avec Tab dans ce shell
command-version = afficher la version
play-game = le jeu : { $games }
play-seats = qui s’assied, dans l’ordre : human, bot, human:NOM, bot:NOM (par défaut : human,bot, ou de quoi commencer)
play-set = régler une option du jeu, comme --set series=5 ; @FICHIER lit la valeur dans un fichier JSON ; peut être répété
play-seed = retrouver le même hasard : un texte quelconque
play-entropy = ajouter le hasard d’une place à celui de la partie, comme --entropy 1:texte
play-record = enregistrer la partie dans un nouveau fichier
play-companion = vrais dés ou vraies cartes : vous tapez ce qu’on voit
play-from = reprendre à un moment de cet enregistrement
play-at = avec --from : le coup après lequel reprendre, numéroté comme dans yam replay et yam analyse ; 0 est le début
play-hidden = avec --from : ce que les joueurs ignoraient, as-it-was (comme alors) ou anew (tiré de nouveau) ; par défaut : as-it-was
play-seat = avec --from : la place que vous prenez (par défaut : celle dont c’est le tour)
play-level = avec --from : le bot des autres places, par exemple novice, club ou expert
play-plain = écrire ligne à ligne sans redessiner, pour les lecteurs d’écran
replay-file = un enregistrement fait par yam play --record
replay-as = le point de vue : une place (1 est la première), spectator, ou open (par défaut : open)
replay-step = attendre une touche après chaque coup
serve-host = où écouter (par défaut : partout sur cette machine, en IPv4 et en IPv6 ; localhost : pour cette machine seule)
serve-port = le port (par défaut : 8642 ; 0 : n’importe lequel de libre)
serve-data = le dossier où garder les tables (par défaut : votre dossier de données)
serve-database = garder les tables dans PostgreSQL, pour un ou plusieurs serveurs (ou dans YAMCLUB_DATABASE)
serve-bot-pace = le temps que prennent les bots avant de jouer (par défaut : 0.8)
serve-bot-workers = combien de processus peuvent réfléchir à la fois pour les bots (par défaut : un par processeur, moins un) ; 0 : aucun, le serveur s’en charge
serve-no-analyses = ne pas analyser les parties terminées
serve-open = l’ouvrir dans votre navigateur
new-game-id = son identifiant : un mot en minuscules
new-game-name = son nom, tel qu’on le lit
new-game-next = Ensuite : écrivez les règles, puis make types-web golden quick. Le guide est docs/adding-a-game.md.
usage = usage :
# Ces titres finissent par une espace insécable : un deux-points les suit.
commands = commandes 
arguments = arguments 
options = options 
meta-command = COMMANDE
meta-game = JEU
meta-seats = PLACE,…
meta-set = OPTION=VALEUR
meta-text = TEXTE
meta-entropy = PLACE:TEXTE
meta-dice = DÉS
meta-cards = CARTES
meta-file = FICHIER
meta-seat = PLACE
meta-address = ADRESSE
meta-number = NOMBRE
meta-folder = DOSSIER
meta-seconds = SECONDES
meta-bot = BOT
meta-share = PART
meta-key = CLÉ
meta-target = CIBLE
meta-objective = OBJECTIF

odds-target = la combinaison espérée, comme full, fours:3 ou brelan-4, ou une carte de YAM color ; sans elle, un tableau de toutes
odds-dice = les dés sur la table, comme 44425 ; sans eux, les probabilités avant le premier lancer
odds-kept = les dés mis de côté : les probabilités une fois ceux-ci gardés et les autres lancés ; à YAM menteur ceux bloqués avant, et --dice donne ceux qu’on vient de lancer ou les cinq
odds-throws-left = combien de lancers restent possibles (par défaut : 3 avant le premier, sinon 2 ; à YAM menteur 1 à côté de dés bloqués)
odds-after-throws = YAM menteur : la probabilité qu’un joueur honnête qui la visait l’ait après tant de lancers
odds-hand = YAMI : vos cinq cartes, comme 7♠,10♥,V♣,D♦,A♠ ou 7S,10H,VC,DD,AS ; sans elles, les probabilités de cinq cartes distribuées
odds-draws = YAMI : compléter la main en piochant tant de cartes du talon, en jetant au mieux (par défaut : 1)
odds-seen = YAMI : d’autres cartes que vous avez vues, qui ne peuvent plus venir
odds-players = combien de joueurs (par défaut : aussi peu que possible) ; à YAMI, cela fixe le nombre de paquets
odds-at-start = avant le premier lancer, { $left ->
    [one] { $left } lancer
   *[other] { $left } lancers
}
odds-at-dice = { $dice } sur la table, { $left ->
    [0] plus de lancer
    [one] encore { $left } lancer
   *[other] encore { $left } lancers
}
odds-at-locked = { $dice } que vous venez de lancer, { $kept } bloqués avant, { $left ->
    [0] plus de lancer
    [one] encore { $left } lancer
   *[other] encore { $left } lancers
}
odds-at-kept = { $kept } de côté, les autres à lancer, { $left ->
    [0] plus de lancer
    [one] encore { $left } lancer
   *[other] encore { $left } lancers
}
odds-at-announced = annonce d’un joueur honnête après { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}
odds-at-hand = { $hand }, { $draws ->
    [one] { $draws } carte à piocher
   *[other] { $draws } cartes à piocher
}
odds-at-least = { $name }, au moins { $number }
odds-percent = { $share } %
odds-made = tous : fait
odds-reroll = aucun
odds-column-target = cible
odds-column-name = combinaison
odds-column-chance = probabilité
odds-column-fraction = exactement
odds-column-keep = garder
odds-column-card = carte

games-seats = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $span ->
        [0] { $fewest } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
}
games-usual = par défaut
games-solo = en solo seulement
games-default = { $choices } (par défaut { $default })

person = Joueur { $number }
bot-name = Bot { $number } ({ $bot })

bot-novice = Débutant
bot-club = Joueur de club
bot-expert = Expert
bot-greedy = Gourmand
bot-bluffer = Bluffeur
bot-counter = Calculateur
bot-perfect = Parfait
bot-random = Hasard
# Sa façon de jouer, quand un jeu ne la dit pas avec ses propres mots.
bot-novice-about = Connaît les règles, joue dans l’instant et se trompe comme on se trompe au début.
bot-club-about = Joue bien, avec une erreur de temps en temps.
bot-expert-about = Voit loin, pèse chaque probabilité et ne laisse presque rien passer.
bot-greedy-about = Prend ce qui rapporte le plus tout de suite.
bot-bluffer-about = Bluffe au hasard et doute de ce qui est peu probable.
bot-counter-about = Compte juste, à un rythme régulier.
bot-perfect-about = Joue d’après les tables résolues, sans une seule erreur.
bot-random-about = Joue n’importe quel coup permis.

play-committed = Le hasard est déjà fixé. Son empreinte, pour le vérifier à la fin :
play-goes-on = Cette partie reprend après le coup { $step } de { $file }.
play-goes-on-anew = Ce que vous ne pouvez pas savoir a été tiré de nouveau.
play-companion-start = Vrais dés ou vraies cartes : tapez ce qu’on voit. z corrige la dernière saisie.
play-key-dice = { $last ->
    [0] Entrée relancer
   *[other] 1–{ $last } garder ou reprendre · u annuler · Entrée relancer
}
play-key-back = u revenir
play-key-undo = z corriger la dernière saisie
play-key-take-back = z reprendre le coup
play-give-up = Ce coup vous fait renoncer à quelque chose : Entrée pour le jouer, une autre touche pour revenir.
play-key-more = ? aide · q quitter
play-throw-all = Aucun dé n’est mis de côté : encore Entrée pour relancer tous les dés.
play-nothing-to-throw = Tous les dés sont mis de côté : reprenez-en un pour le relancer, ou choisissez ci-dessous.
play-no-such-key = { $key } ne fait rien ici.
play-leave = Quitter la partie ? Encore q pour quitter, une autre touche pour continuer.
play-left = Vous avez quitté la partie.
play-prompt = >
play-done = Entrée pour continuer, q pour quitter.
play-help =
    Les chiffres mettent un dé de côté, ou le reprennent. Entrée relance le reste.
    Une lettre prend ce qui est à côté d’elle (★ : vos dés le gagnent tels quels).
    u reprend tous les dés, q quitte. En mode simple, tapez touches et Entrée :
    « 13 » garde le premier et le troisième dé. On peut aussi écrire : keep 444.
play-pass = { $name }, à vous de jouer. Les autres ferment les yeux ; appuyez sur Entrée.
play-race-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
play-race-letters = D’abord votre lettre : { $names }
play-race-speaks = { $name } ?
play-race-referee = Tapez ce qui est annoncé, dans l’ordre, comme a6. Entrée : plus personne. z annule la carte.
play-over = La partie est finie : { $reason }.
play-winner = { $many ->
    [0] { $you ->
        [1] Vous gagnez avec { $score } !
       *[0] { $names } gagne avec { $score } !
    }
   *[other] Égalité en tête : { $names }, avec { $score }.
}
play-solo = { $you ->
    [1] Votre score
   *[0] { $names }
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
play-place = { $place }. { $name } : { $score }
play-compared = Le jeu parfait marque { $average } en moyenne, et moins que ce score dans { $games } parties sur 100.
play-comparing = Comparaison avec le jeu parfait, la première fois seulement (Ctrl+C la saute)…
play-recorded = Enregistré dans { $file }. Pour vérifier : yam verify { $file }

verify-true = Tout est conforme : { $drawn } et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} de { $game }.
verify-typed = Les règles ont été suivies dans { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} de { $game }. De vrais dés ou de vraies cartes ont été tapés par des personnes : personne ne peut les vérifier.
verify-played-on = Elle reprend à un moment d’une autre partie, que rien ici ne prouve.
verify-abandoned = La partie a été abandonnée avant la fin.
verify-key = la clé publique du serveur, en 64 chiffres hexadécimaux ou dans un fichier : vérifie aussi que ce serveur a signé l’enregistrement
verify-signed = Il est signé avec la clé { $key }. Seul le serveur peut dire si c’est la sienne : comparez avec --key.
verify-signed-by-key = Il est signé avec la clé que vous avez donnée.
train-minutes = s’arrêter après tant de minutes ; la même commande reprend plus tard
train-generations = combien de générations en tout (par défaut : ce qu’il faut au jeu)
train-seed = la même graine donne les mêmes poids (par défaut : 1)
train-jobs = combien de processus se partagent le travail (par défaut : 1)
train-ray = l’adresse d’un cluster Ray qui partage le travail
train-out = où vont les poids (par défaut : le dossier de cache) ; YAMCLUB_WEIGHTS prend ce dossier
train-again = recommencer au lieu de reprendre
train-working = Entraînement de { $game }
train-done = { $generations ->
    [one] Une génération
   *[other] { $generations } générations
 } en { $seconds } s : { $file }
train-measure = { $name } : { $first } → { $last }
train-goes-on = { $done } générations sur { $generations } sont faites : la même commande reprend.
train-use = Les bots s’en servent avec YAMCLUB_WEIGHTS={ $folder }
arena-bots = les bots qui se rencontrent : des noms, ou un programme à vous : cmd:COMMANDE par un tube, web:COMMANDE à une table web (docs/arena.md)
arena-matches = combien de parties joue chaque paire (en solo : chaque bot), arrondi au-dessus pour que tous tiennent chaque place aussi souvent (par défaut : 1000)
arena-seats = combien de places à une table (par défaut : 2, ou le moins possible) ; à plus de 2, un bot joue seul de son espèce parmi plusieurs du second, puis l’inverse ; à 1, les scores sont comparés
arena-seed = le même texte donne les mêmes dés et les mêmes parties (par défaut : 0)
arena-mixed = des tables d’autant de bots différents que de places, au lieu de paires
arena-all-matches = jouer toutes les parties, même quand on sait déjà qui mène et si l’écart est net (60 %, ou 1,5 fois la part équitable)
arena-decide = s’arrêter dès qu’on sait si la part du premier bot est supérieure ou inférieure à cette valeur, comme 0.55
arena-move-seconds = combien de temps un coup peut prendre (par défaut : 10) : un bot en retard, en panne ou qui fait ce qui n’est pas permis perd la partie
arena-no-luck = compter seulement les victoires, sans mesurer la part du hasard
arena-csv = écrire une ligne par partie
arena-picture = dessiner le tableau croisé, comme tableau.svg
arena-out = où sont gardées les parties jouées (par défaut : le dossier de cache, jusqu’à la dernière partie) ; la même commande reprend de là
arena-working = { $game } : { $bots }
arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }
arena-resumed = { $matches ->
    [one] { $matches } partie était déjà jouée
   *[other] { $matches } parties étaient déjà jouées
} : on reprend de là.
arena-column-bot = bot
arena-column-matches = parties
arena-column-share = part
arena-column-score = score
arena-column-interval = 95 %
arena-column-luckless = sans le hasard
arena-column-fewer = parties en moins
arena-fewer = { $times } ×
arena-cross-duel = Part des parties gagnées par le bot de la ligne, égalités partagées (intervalle à 95 %).
arena-cross-alone = Part des parties gagnées par un bot de la ligne parmi { $others } de la colonne, égalités partagées (part équitable : { $fair }).
arena-cross-mixed = Combien de fois le bot de la ligne devance celui de la colonne à la même table, une égalité comptant pour moitié.
arena-cross-solo = Combien de points de plus le bot de la ligne marque en moyenne avec le même hasard.
arena-fair = Part équitable : { $fair }.
arena-decided = Décidé après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} sur { $asked } ; --all-matches les joue toutes.
arena-failures = { $bot } a échoué dans { $matches ->
    [one] { $matches } partie, perdue
   *[other] { $matches } parties, perdues
} : en panne { $crashed }, non permis { $illegal }, en retard { $late }. La première fois : { $why }
arena-out-of-it = { $bot } a échoué { $times } fois de suite et ne joue plus.
arena-interrupted = Interrompu. La même commande reprend.
solve-target = ce qu’il faut résoudre : { $targets }
solve-set = régler une option, comme --set four_as_two_pairs=no ; peut être répété
solve-objective = score : la meilleure moyenne (par défaut) ; score:N : la meilleure probabilité d’avoir au moins N points ; grand-slam (slam) : d’avoir les 28 jetons
solve-distribution = afficher aussi la probabilité de chaque score avec le meilleur jeu
solve-again = résoudre de nouveau, même si la réponse est déjà gardée
solve-compiling = Compilation pour cette machine, la première fois seulement…
solve-working = Résolution ({ $target })…
solve-average = { $what } : le meilleur jeu marque { $value } points en moyenne.
solve-odds = { $what } : le meilleur jeu a une probabilité de { $value } ({ $share } %) d’avoir { $goal ->
    [0] les 28 jetons
   *[other] au moins { NUMBER($goal, useGrouping: 0) } points
}.
solve-options = Avec { $options }.
solve-states = { $states } états résolus en { $seconds } s.
solve-kept = { $states } états, lus en { $seconds } s dans la table déjà gardée. --again résout de nouveau.
solve-without-effect = { $option } ne change rien pour { $target }.
solve-quantiles = Sur 100 parties, { $tenth } marquent au plus { $low } points, la moitié au moins { $middle }, { $tenth } au moins { $high }.
solve-column-score = score
solve-column-share = probabilité
solve-column-above = autant ou plus
solve-what-slam = Yamslam en solo
solve-what-yams = Yam’s en solo
solve-what-yahtzee = Yahtzee
solve-what-menteur-honest = La feuille de YAM menteur, remplie en solo et sans bluff
replay-move = Coup { $number }
replay-undone = Le dernier coup est annulé.
replay-entropy = { $name } ajoute son propre hasard.
replay-stands-in = Le bot { $bot } remplace { $name }.
replay-back = { $name } reprend sa place.
serve-here = La table est ouverte :
serve-network = Sur le même réseau (téléphones compris) :
serve-stop = Ctrl+C la ferme. Chaque partie reprend où elle en était à la réouverture.
serve-no-page = La page n’est pas construite, les navigateurs n’en trouveront pas : lancez make page dans le dossier des sources, puis relancez.

error-bad_dice = « { $text } » ne sont pas des dés : écrivez un chiffre par dé, comme 24456.
error-bad_card = « { $text } » n’est pas une carte : écrivez sa valeur et sa couleur, comme 10♥ ou 10H.
error-bad_action = « { $text } » n’est pas un coup : commencez par { $kinds }.
error-bad_outcome = « { $text } » n’est pas ce qui est demandé : tapez un chiffre ou une lettre par dé (24456, RBVJ), ou une carte (10♥ ou 10H).
error-bad_value = « { $value } » ne convient pas comme { $field } de { $kind } : voir les coups sur la page du jeu dans docs/games.
error-unknown_game = Il n’y a pas de jeu « { $game } » : choisissez parmi { $games }.
error-unknown_option = { $game } n’a pas d’option « { $option } » : il a { $options }.
error-bad_option_value = « { $value } » n’est pas une valeur de l’option { $option } : voir yam games.
error-bad_seat_count = { $game } ne se joue pas à { $seats } avec ces options : il faut { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $span ->
        [0] { $fewest } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
}.
error-bad_seat = « { $seat } » n’est pas une place : écrivez human, bot, human:NOM ou bot:NOM, séparés par des virgules.
error-clock_too_slow = { $game } se joue en temps réel, tous ensemble : choisissez au plus { $seconds } s par coup, ou aucune limite.
error-unknown_bot = { $game } n’a pas de bot « { $bot } » : il a { $bots }.
error-solo_bot = Le bot { $bot } ne joue à { $game } qu’en solo : à une table de { $seats }, choisissez parmi { $bots }.
error-bad_name = « { $name } » ne peut pas être un nom : de 1 à { $most } caractères visibles.
error-bad_entropy = Ce hasard ne peut pas être ajouté : une fois par place, avant le premier lancer ou la première carte, de 1 à { $most } octets.
error-bad_opening = Ce n’est pas le hasard dont l’empreinte a été donnée avant.
error-not_your_turn = Ce n’est pas votre tour : attendez-le.
error-not_a_move_here = C’est impossible maintenant : choisissez un des coups proposés.
error-impossible_outcome = Les dés ou les cartes ne peuvent pas tomber ainsi : comptez ceux qu’on lance ou qu’on pioche, et tapez-les de nouveau.
error-match_over = La partie est finie : commencez-en une autre.
error-bot_broke_rules = Le bot { $bot } a tenté un coup contraire aux règles ({ $why }) : la partie s’arrête ici.
error-nothing_to_undo = Il n’y a rien à annuler.
error-nothing_to_take_back = Votre dernier coup ne peut plus être repris : la partie a continué.
error-no_such_table = Cette table n’existe pas : vérifiez le lien.
error-not_started = La partie n’a pas encore commencé.
error-already_started = La partie a déjà commencé.
error-starting = La partie va commencer, les places sont fixées : attendez un instant.
error-not_starting = Le début a été annulé, ou personne ne l’a encore demandé.
error-not_committed = Il manque encore l’empreinte d’un appareil : attendez un instant.
error-too_many_starts = Le début a été annulé { $most } fois : ouvrez une autre table.
error-not_over = La partie n’est pas encore finie.
error-seats_open = Il reste des places libres : attendez, ou donnez-les à des bots.
error-seat_taken = Cette place n’est pas libre : choisissez-en une autre.
error-already_seated = Vous êtes déjà à cette table.
error-not_seated = Vous n’êtes pas à cette table : regardez, ou prenez une place.
error-not_owner = Seule la personne qui a ouvert cette table peut le faire.
error-no_name_yet = Entrez d’abord votre nom.
error-overtaken = La situation a changé entre-temps : regardez la table, puis choisissez de nouveau.
error-removed = La personne responsable de cette table vous en a retiré l’accès : ouvrez votre propre table.
error-odds_forbidden = À cette table, on joue sans les probabilités.
error-no_odds = Ce jeu n’a pas de probabilités à montrer.
error-no_coach = Ce jeu n’a pas d’entraîneur : ses parties ne peuvent pas être analysées.
error-hints_in_race = Pas de conseil pendant une course, il la déciderait : comptez et annoncez vous-même.
error-hints_forbidden = Pas de conseil à cette table pour l’instant : il faut jouer contre des bots, ou que tout le monde soit d’accord.
error-analyses_off = Ce serveur n’analyse pas les parties : téléchargez l’enregistrement et utilisez yam analyse.
error-coach_failed = L’entraîneur n’a pas pu répondre : réessayez.
error-no_practice = Pas d’entraînement pour { $game } : ses positions ne se prêtent pas aux questions une à une.
error-no_such_question = Cette question est inconnue ici : prenez la suivante.
error-already_answered = Vous avez déjà répondu à cette question, peut-être dans un autre onglet : prenez la suivante.
error-bad_question = Cette question est illisible : { $why }.
error-bad_progress = La progression de l’entraînement est illisible : { $why }.
error-still_here = Cette personne est là : aucun bot ne peut prendre sa place.
error-too_early = Cette personne vient de partir : un bot pourra prendre sa place dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-not_the_stand_in = À cette table, seul le bot { $bot } remplace les autres.
error-match_unreadable = { $why ->
    [damaged] Le journal de cette partie est abîmé : elle ne peut pas être affichée.
   *[version] Cette partie suit une autre version des règles : elle ne peut être ni affichée ni jouée ici.
}
error-not_known_yet = La base de données ne répond pas : on ne sait pas encore si c’est enregistré. Renvoyez-le dans un instant, cela ne comptera qu’une fois.
error-bad_message = Ce message n’est pas compris ({ $why }).
error-bad_token = Connexion non reconnue : entrez de nouveau votre nom.
error-bad_origin = Ce serveur ne répond pas aux pages venues d’ailleurs.
error-too_large = C’est trop grand : { $most } octets au plus.
error-too_fast = Trop de demandes à la fois : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too_slow = Votre connexion ne suivait plus : connectez-vous de nouveau.
error-stopping = Le serveur s’arrête : reconnectez-vous dans un instant.
error-no_such_page = Il n’y a rien à cette adresse.
error-not_this_way = Cette adresse ne s’utilise pas ainsi.
error-our_fault = Erreur du serveur, rien n’a changé : réessayez.
error-port_taken = Le port { NUMBER($port, useGrouping: 0) } est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre avec --port.
error-port_needs_rights = Le port { NUMBER($port, useGrouping: 0) } est réservé au système : choisissez-en un à partir de 1024 avec --port.
error-unknown_host = Aucune machine nommée « { $host } » n’est connue : vérifiez --host.
error-host_elsewhere = { $host } n’est pas une adresse de cette machine : vérifiez --host, ou ne le donnez pas pour écouter partout.
error-cannot_listen = Le serveur ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } ({ $why }) : vérifiez --host et --port.
error-bad_database = La base de données ne peut pas servir ({ $why }) : vérifiez --database ou --data.
error-bad_database_address = L’adresse de la base de données est illisible : dans un mot de passe, les caractères comme / @ : # % se codent avec % (voir docs/hosting.md).
error-database_away = PostgreSQL ne répond pas ({ $why }). En attente ; Ctrl+C arrête.
error-database_in_use = Un autre serveur a ouvert { $file } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
error-bad_signing_key = { $file } n’est pas une clé privée Ed25519 : restaurez-la d’une sauvegarde, ou déplacez-la pour en obtenir une nouvelle.
error-database_has_two_names = { $file } a un second nom (un lien physique), par lequel un autre serveur pourrait l’abîmer : supprimez l’un des deux.
error-no_such_file = { $file } ne peut pas être lu ({ $why }) : vérifiez le nom.
error-cannot_write = { $file } ne peut pas être écrit ({ $why }) : choisissez un autre endroit.
error-file_exists = { $file } existe déjà et n’a pas été touché : choisissez un autre nom.
error-not_a_record = La ligne { $line } n’est pas l’en-tête d’un enregistrement : donnez un fichier fait par yam play --record.
error-record_newer = Ligne { $line } : cet enregistrement est d’une version plus récente ({ $theirs } ; ce programme connaît { $ours }) : mettez yamclub à jour.
error-no_such_seat = Cette partie n’a pas de place { $seat } : choisissez entre 1 et { $most }.
error-record_of_other_game = { $file } est l’enregistrement d’une partie de { $game } : donnez ceux du jeu auquel vous vous entraînez.
error-rules_differ = Cette partie suit la version { $theirs } des règles de { $game }, et ce programme connaît { $ours ->
    [1] seulement la 1
   *[other] les versions 1 à { $ours }
} : mettez yamclub à jour.
error-wrong_header = Ligne { $line } : une telle partie ne peut pas se jouer ({ $why }).
error-options_not_complete = Ligne { $line } : l’en-tête doit donner toutes les options, dans cet ordre et comme yam les écrit : { $options }.
error-bad_position = Ligne { $line } : la position de départ de cette partie n’est pas possible dans ce jeu : cherchez une copie intacte.
error-no_such_moment = Cette partie n’a pas de coup { $step } : choisissez entre 0 (le début) et { $most }.
error-nothing_to_play_on = La partie est finie au coup { $step } : choisissez un coup plus tôt.
error-record_cut_short = Cet enregistrement est coupé après la ligne { $line } : la fin manque, on ne peut pas s’y fier.
error-record_damaged = La ligne { $line } de cet enregistrement est abîmée : cherchez une copie intacte.
error-record_altered = Ligne { $line } : le sceau ne correspond pas, cet enregistrement a donc été modifié après coup.
error-commitment_broken = Ligne { $line } : ce secret n’est pas celui dont l’empreinte était affichée avant le début.
error-not_opened = Ligne { $line } : la place { $seat } a donné une empreinte dans l’en-tête, et elle n’a pas été ouverte avant cette ligne.
error-wrong_draw = Ligne { $line } : ce n’est pas le nombre que tire le secret.
error-wrong_outcome = Ligne { $line } : ce n’est pas ce que le hasard a donné.
error-wrong_move = Ligne { $line } : ce coup est contraire aux règles ({ $why }).
error-wrong_result = Ligne { $line } : la partie ne s’est pas terminée ainsi.
error-not_signed = Ligne { $line } : cet enregistrement se termine sans signature : téléchargez-le depuis le serveur de la partie, ou vérifiez-le sans --key.
error-wrong_signature = Ligne { $line } : la signature ne correspond pas, cet enregistrement n’est donc pas celui que le serveur a donné.
error-another_key = Ligne { $line } : l’enregistrement est signé avec une autre clé, { $key }.
error-bad_key = { $file } n’est pas une clé : donnez 64 chiffres hexadécimaux, ou un fichier avec une clé publique Ed25519.
error-unknown_target = On ne sait pas résoudre « { $target } » : choisissez parmi { $targets }.
error-unknown_objective = « { $objective } » n’est pas un objectif de { $target } : choisissez parmi { $objectives }.
error-no_distribution = Pour { $objective }, seule la probabilité est calculée pour { $target }, pas celle de chaque score : retirez --distribution.
error-bad_goal = { $objective } ne peut pas être demandé pour { $target } : { $most ->
    [0] seule la meilleure moyenne est connue
   *[other] demandez de 1 à { NUMBER($most, useGrouping: 0) } points
}.
error-bad_choice = « { $value } » n’est pas une valeur de l’option { $option } de { $target } : choisissez parmi { $choices }.
error-table_unusable = La table gardée dans { $file } est inutilisable ({ $why ->
    [damaged] abîmée
    [cut_short] incomplète
    [foreign] ce n’est pas une table de cette version
    [older] d’une autre version
   *[other] { $why }
}) : elle est refaite.
error-table_not_kept = La table ne peut pas être gardée dans { $file } ({ $why }) : elle sera refaite la prochaine fois. YAMCLUB_CACHE désigne un autre dossier.
error-journal_differs = { $file } a été joué avec d’autres réglages ({ $setting }) : continuez avec les mêmes, ou désignez un autre fichier avec --out.
error-journal_damaged = { $file } n’est pas un journal d’arène, ou il est abîmé à la ligne { $line }.
error-journal_in_use = Une autre arène écrit dans { $file } : attendez qu’elle ait fini, ou désignez un autre fichier avec --out.
error-no_such_command = « { $command } » n’est pas une commande qui puisse être lancée ici : vérifiez son nom (comme dans cmd:COMMANDE).
error-worker_differs = Une machine du cluster a une autre version des bots ({ $theirs }, ici { $ours }) : installez la même partout.
error-workers_lost = Les processus qui jouent ont été perdus { $times } fois de suite. Y a-t-il assez de mémoire ?
error-ray_away = Aucun cluster Ray ne répond à { $address } : { $why }
error-bad_json = { $file } n’est pas du JSON : vérifiez ce qui y est écrit.
error-unknown_argument = « { $argument } » ne veut rien dire ici : voir yam { $command } --help.
error-missing_argument = Il manque { $argument } : voir yam { $command } --help.
error-bad_argument = « { $value } » ne convient pas à { $argument } : voir yam { $command } --help.
error-no_weights = Il n’y a pas de poids dans « { $file } » : faites-les avec yam train.
error-weights_damaged = Les poids de « { $file } » sont endommagés : refaites-les avec yam train, ou reprenez ceux du paquet.
error-weights_foreign = Les poids de « { $file } » sont faits pour { $theirs }, pas pour { $ours } : refaites-en avec yam train.
error-nothing_to_learn = { $game } n’a pas de bot qui apprend : ceux qui en ont sont { $games }.
error-training_differs = « { $folder } » contient un entraînement avec d’autres réglages : reprenez ceux-là, choisissez un autre dossier avec --out, ou ajoutez --again.
error-bad_batch_size = « { $n } » n’est pas un nombre de parties : il en faut 1 ou plus.
error-bad_batch_actions = Un pas de { $n } parties demande { $n } nombres entiers, pas { $dtype } de forme { $shape }.
error-illegal_in_batch = La partie { $match } du lot n’admet pas l’action { $action } maintenant : choisissez-en une que son masque permet.
error-bad_batch_state = L’état { $place } ne convient pas à cette table : même jeu, mêmes places et options, et partie en cours.
error-missing_extra = { $command ->
    [bot] Il manque de quoi faire jouer ce bot : faites { $install }.
   *[other] Il manque de quoi lancer yam { $command } : faites { $install }.
}
error-screen_each = À l’aveugle, il faut un écran par personne : un seul human, sans --companion.
error-unknown_odds = { $game } n’a pas de cible « { $target } » : choisissez parmi { $targets }.
error-impossible_dice = « { $text } » ne peut pas être vos dés : il en faut { $counts }, chacun de 1 à 6.
error-out_of_range = { $value } est impossible pour { $argument } : choisissez un nombre de { $fewest } à { $most }.
error-impossible_hand = Ces cartes sont impossibles : donnez-en cinq pour la main, et aucune plus souvent que dans les paquets (× { $packs }).
error-not_of_this_game = { $argument } ne veut rien dire dans { $game } : retirez-le.
error-not_together = { $argument } et { $other } ne vont pas ensemble : retirez l’un des deux.

# A turn of throws, who starts, and the score sheet; a game may say these in its own words.
drawn = { $draws ->
    [one] { $draws } lancer
   *[other] { $draws } lancers
}
phase-opening = qui commence ?
phase-throwing = { $you ->
    [1] vous lancez
   *[0] { $name } lance
}
phase-choosing = { $name }, { $left ->
    [0] plus de lancer
    [one] encore { $left } lancer
   *[other] encore { $left } lancers
}
phase-over = la partie est finie
ask-throw = { $name } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : tapez ce qu’on voit
told-opening = { $you ->
    [1] Vous lancez
   *[0] { $name } lance
} { $dice } : { $total }
told-throw = { $you ->
    [1] Vous lancez
   *[0] { $name } lance
} : { $dice }
told-keep = { $kept ->
    [0] { $you ->
        [1] Vous relancez
       *[0] { $name } relance
    } tous les dés
   *[other] { $you ->
        [1] Vous gardez
       *[0] { $name } garde
    } { $dice }
}
told-tied = Égalité au meilleur lancer : { $names } relancent
told-starts = { $you ->
    [1] Vous commencez
   *[0] { $name } commence
}
told-take-back = { $you ->
    [1] Vous reprenez votre coup
   *[0] { $name } reprend son coup
}
box-aces = as
box-twos = deux
box-threes = trois
box-fours = quatre
box-fives = cinq
box-sixes = six
box-brelan = brelan
box-carre = carré
box-full = full
box-small_straight = petite suite
box-large_straight = grande suite
box-yam = yam
box-chance = chance
sheet-upper = bonus dès { $goal }
sheet-total = total
error-no_throw_left = C’était le troisième lancer : choisissez que faire de ces dés.
error-dice_locked = Choisissez parmi les dés que vous venez de lancer ({ $dice }) : ceux qui sont bloqués le restent.
error-dice_not_there = Vous ne pouvez pas garder { $keep } : vos dés sont { $dice }.
error-nothing_to_throw = Tous vos dés sont gardés : laissez-en au moins un à relancer, ou choisissez qu’en faire.

## The coach

coach-note-damaged = L’enregistrement n’est correct que jusqu’à la ligne { $line } : la suite n’est pas analysée.
coach-note-unfinished = La partie n’est pas allée à son terme : le résultat est ce qu’elle valait à l’arrêt.
coach-note-companion = Les dés ont été saisis à une vraie table. Ils sont pris tels quels.
coach-decimal = { $whole },{ $tenths }
coach-percent = { $number } %
coach-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
coach-gain = +{ $amount }
coach-loss = −{ $amount }
coach-headline-won = { $name } a gagné { $luck ->
    [much] grâce à beaucoup de hasard favorable
    [some] avec un peu d’aide du hasard
    [bad] malgré un hasard contraire
   *[even] sans que le hasard y soit pour beaucoup
} : hasard { $lucky }, ses choix { $own }, ceux des autres { $others }.
coach-headline-tied = { $names } se partagent la victoire.
coach-headline-stopped = La partie s’est arrêtée avant la fin : { $name } menait, avec { $result } de chances de gagner.
coach-headline-alone = { $name } a marqué { $result } : l’espérance était { $expected }, le hasard a apporté { $lucky }, les choix { $own }.
coach-headline-alone-stopped = La partie s’est arrêtée avant la fin : { $name } pouvait espérer { $result }.
coach-choice-win = { $chosen } : cela coûte { $cost } de chances de gagner. Mieux : { $best }.
coach-choice-points = { $chosen } : cela coûte { $cost } en moyenne. Mieux : { $best }.
coach-why = Pourquoi : { $why }
coach-mark-inaccuracy = imprécision
coach-mark-mistake = erreur
coach-mark-blunder = grosse erreur
coach-marks-inaccuracy = Imprécisions
coach-marks-mistake = Erreurs
coach-marks-blunder = Grosses erreurs
coach-label-expected = Attendu au départ
coach-label-luck = Hasard
coach-label-own = Ses choix
coach-label-others = Choix des autres
coach-label-result = Résultat
coach-label-adjusted = Résultat sans le hasard
coach-label-rate = Coût moyen d’un choix
coach-label-level = Joue à peu près comme
coach-about-expected = Ce qu’on pouvait espérer avant le premier coup, si tout le monde jouait bien.
coach-about-luck = Ce que les lancers et les cartes ont apporté ou enlevé, par rapport à un tirage moyen.
coach-about-own = Ce que ses propres choix ont laissé échapper, par rapport aux meilleurs. Jamais au-dessus de zéro : on ne joue pas mieux que le mieux.
coach-about-others = Ce que les choix des autres lui ont donné ou refusé.
coach-about-result = La somme des quatre : ce que la partie a donné à la fin.
coach-about-adjusted = Ce que le résultat aurait été avec un hasard moyen ; ± dit à quel point c’est sûr.
coach-quick-title = Vite ou lentement
coach-quick-right = Annonces justes
coach-quick-high = Trop hautes
coach-quick-low = Trop basses
coach-quick-late = Trop tard
coach-quick-silent = Rien annoncé
coach-quick-guessed = Annonces plus rapides que tout calcul
coach-quick-median = Temps habituel d’une annonce
coach-quick-seconds = { $whole },{ $tenths } s
coach-quick-level = Compte à peu près aussi vite que
coach-quick-raced = Plus vite ou moins vite
coach-about-raced = Ce qu’être plus rapide que les autres a apporté, ou plus lent, coûté. Cela fait partie des choix des autres.
coach-about-counts = D’après les temps publiés de personnes qui comptent. Une manche où quelqu’un a été plus rapide compte comme au moins aussi longue.
coach-title = { $game } : la partie, analysée
coach-unit-win = Les nombres sont des chances de gagner, en pour cent.
coach-unit-points = Les nombres sont des points.
coach-sums = Des chances se perdent et se regagnent sans cesse : le total d’une partie peut dépasser 100 %.
coach-chart = Les chances au fil de la partie
coach-chart-alone = Les points à espérer au fil de la partie
coach-chart-step = Étape { $step } : { $values }
coach-turning-points = Tournants de la partie
coach-no-turning-points = Aucune étape n’a beaucoup changé à elle seule.
coach-marked = Les choix qui ont coûté
coach-no-marked = Aucun choix n’a coûté assez pour être relevé.
coach-step = Étape { $step }
coach-change = { $name } passe de { $before } à { $after }
coach-played = Joué
coach-better = Mieux
coach-table-then = La table à ce moment
coach-compared = Les choix comparés
coach-exact = Toutes les valeurs sont exactes.
coach-estimated = Les valeurs sont estimées : de petits coûts peuvent être inexacts.
coach-rollouts = Chaque choix a été rejoué { $count ->
    [one] { $count } fois
   *[other] { $count } fois
} pour une estimation plus fine.
analyse-file = un enregistrement fait par yam play --record
analyse-seat = seulement les choix de cette place : 1, 2, …
analyse-rollouts = rejouer autant de fois la suite de chaque choix qui a pu coûter, pour une estimation plus fine
analyse-html = écrire aussi un rapport, lisible dans tout navigateur
analyse-preparing = Préparation de la table des valeurs exactes, { $seconds } s
analyse-written = Rapport écrit : { $file }
analyse-jobs = autant de processus pour cela
analyse-progress = Analyse
analyse-player = Joueur
analyse-expected = Départ
analyse-luck = Hasard
analyse-own = Ses choix
analyse-others = Les autres
analyse-result = Résultat
analyse-adjusted = Sans le hasard
analyse-level = Joue comme
analyse-meaning =
    Chances de gagner, en pour cent : ce qu’on pouvait attendre au départ, ce que dés et cartes ont changé, ce que le joueur a cédé par ses choix et ce que les choix des autres ont changé ; le tout donne le résultat.
analyse-meaning-alone =
    Points : ce qu’on pouvait attendre au départ, ce que les dés ont changé et ce que le joueur a cédé par ses choix ; le tout donne le résultat.
analyse-quick = Vite ou lentement : annonces justes, trop hautes, trop basses ou trop tardives, et manches sans annonce
analyse-quick-right = Justes
analyse-quick-high = Hautes
analyse-quick-low = Basses
analyse-quick-late = Tard
analyse-quick-silent = Rien
analyse-quick-median = Temps
analyse-quick-level = Compte comme
analyse-quick-raced = À la course
analyse-percent = { $number } %
analyse-points = { $number } points en moyenne
analyse-chances = { $number } chances de gagner sur 100
analyse-chart = La partie : plus la barre est haute, meilleures sont les chances
analyse-turning = Tournants
analyse-choices = { $count ->
    [0] Aucun choix n’a coûté assez pour être relevé
    [one] Un choix qui a coûté
   *[other] { $count } choix qui ont coûté
}
analyse-choice = « { $chosen } » coûte { $cost }. Mieux : « { $best } ».
analyse-report-title = { $game } : analyse d’une partie
analyse-report-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
analyse-report-date = { $day } { $month } { $year }
analyse-report-no-date = date non enregistrée
analyse-report-names = Joueurs : { $names }
analyse-report-players-title = Hasard et choix
analyse-report-unit-win = Les nombres sont des chances de gagner : 40 % veut dire 40 victoires en 100 parties comme celle-ci.
analyse-report-unit-points = Les nombres sont des points.
analyse-report-hoped-win = Au départ, { $name } avait { $amount } des chances de gagner.
analyse-report-hoped-points = Au départ, { $name } pouvait espérer { $amount } en moyenne.
analyse-report-luck = { $way ->
    [more] Le hasard a apporté { $amount }.
    [less] Le hasard a enlevé { $amount }.
   *[even] Au total, le hasard n’a rien changé.
}
analyse-report-own = { $way ->
    [less] Ses choix ont laissé échapper { $amount }.
   *[even] Ses choix n’ont rien laissé échapper.
}
analyse-report-others = { $way ->
    [more] Les choix des autres ont apporté { $amount }.
    [less] Les choix des autres ont enlevé { $amount }.
   *[even] Au total, les choix des autres n’ont rien changé.
}
analyse-report-ended = { $how ->
    [won] À la fin : partie gagnée.
    [shared] À la fin : victoire partagée.
    [lost] À la fin : partie perdue.
    [points] À la fin : un score de { $amount }.
   *[stopped] À l’arrêt de la partie : { $amount }.
}
analyse-report-figures = { $name } : ce qui a fait le résultat
analyse-report-what = Quoi
analyse-report-bar = Barre
analyse-report-number = Nombre
analyse-report-marks-inaccuracy = { $count ->
    [0] aucune imprécision
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
analyse-report-marks-mistake = { $count ->
    [0] aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analyse-report-marks-blunder = { $count ->
    [0] aucune grosse erreur
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
analyse-report-decisions = { $count ->
    [0] Aucun choix à juger
    [one] { $count } choix jugé
   *[other] { $count } choix jugés
}
analyse-report-like = Joue à peu près comme le bot « { $level } » : « { $about } »
analyse-report-no-level = Aucun niveau à comparer : rien n’a été mesuré pour ce jeu.
analyse-report-chart-about = Du début de la partie, à gauche, à sa fin, à droite : plus la ligne est haute, mieux c’est. Les numéros sont les tournants décrits plus bas.
analyse-report-chart-table = Le graphique en tableau
analyse-report-chart-left-out = Les coups qui n’ont changé aucun nombre sont omis.
analyse-report-start = Début de la partie
analyse-report-turning-about = Les coups qui ont le plus changé la partie, par hasard ou par choix.
analyse-report-turn-link = Tournant { $place }, coup { $number }
analyse-report-move = Coup { $number }
analyse-report-turn = Tournant { $place } : coup { $number }
analyse-report-happened = Ce qui s’est passé
analyse-report-draw = Un tirage
analyse-report-by-luck = C’était le hasard, pas un choix.
analyse-report-rest = { $hides ->
    [1] Le changement qui ne vient pas du choix vient de ce qui s’est révélé ici : il compte comme du hasard.
   *[0] Le changement qui ne vient pas du choix vient de l’estimation qui se corrige.
}
analyse-report-best = Il n’y avait pas de meilleur choix.
analyse-report-fine = Un choix qui a peu coûté.
analyse-report-cost = Coût
analyse-report-table = La table avant ce coup
analyse-report-table-seen = La table avant ce coup, comme { $name } la voyait
analyse-report-earlier = Juste avant : { $text }
analyse-report-change = Changement
analyse-report-before = Avant
analyse-report-after = Après
analyse-report-only = Ci-dessous : seulement les choix de la place { $seat }, { $name }.
analyse-report-more-pictures = { $count ->
    [one] Seul le choix le plus coûteux a une image, pour que ce fichier reste petit.
   *[other] Seuls les { $count } choix les plus coûteux ont une image, pour que ce fichier reste petit.
}
analyse-report-all = Tous les choix
analyse-report-all-about = Chaque moment où il y avait plus d’une chose à faire.
analyse-report-choices-of = { $name } : { $count ->
    [0] aucun choix
    [one] { $count } choix
   *[other] { $count } choix
}
analyse-report-option-win = Chances de gagner
analyse-report-option-points = Score final moyen
analyse-report-choice = Choix
analyse-report-is-best = le meilleur
analyse-report-words = Le sens des mots
analyse-report-worth-win = La valeur d’un moment, ce sont les victoires à espérer à partir de là si tout le monde joue bien : 40 %, c’est 40 victoires en 100 parties.
analyse-report-worth-points = La valeur d’un moment est le score final qu’on atteint en moyenne à partir de là en jouant bien.
analyse-report-luck-about = Le hasard est ce que dés et cartes ont apporté ou enlevé, par rapport à un tirage moyen.
analyse-report-own-about = Les choix comptent ce qu’un joueur a laissé échapper par rapport au meilleur choix, d’après ce qu’il pouvait savoir alors.
analyse-report-limits = Un choix est une imprécision à partir d’un coût de { $inaccuracy }, une erreur à partir de { $mistake }, une grosse erreur à partir de { $blunder }.
analyse-report-sure = Ce qui est sûr, ce qui l’est moins
analyse-report-partly = { $count ->
    [one] { $exact } choix sur { $count } a des valeurs exactes
   *[other] { $exact } choix sur { $count } ont des valeurs exactes
}, les autres sont estimées : de petits coûts peuvent être inexacts.
analyse-report-made = Fait par yam analyse, Yamclub { $version }.
practice-from = vos enregistrements : les erreurs que vous y avez faites deviennent des questions
practice-seat = votre place dans ces parties, si plusieurs personnes y jouent : 1, 2, …
practice-count = nombre de questions, au plus (par défaut : 8)
practice-added = { $count ->
    [0] Aucune nouvelle erreur dans ces enregistrements.
    [one] Une de vos erreurs ajoutée.
   *[other] { $count } de vos erreurs ajoutées.
}
practice-question = Question { $number } sur { $count }, { $source } : quel est le meilleur choix ?
practice-mistake = tirée d’une de vos parties
practice-generated = tirée de la série
practice-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : « { $chosen } » est le meilleur choix.
practice-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $mark } : « { $chosen } » coûte { $cost }.
practice-better = Mieux : « { $best } ».
practice-mark-none = presque le meilleur choix
practice-mark-inaccuracy = imprécision
practice-mark-mistake = erreur
practice-mark-blunder = grosse erreur
practice-stage = Palier { $stage } sur { $stages } : cette question revient { $again }.
practice-days = { $count ->
    [one] dans { $count } jour
   *[other] dans { $count } jours
}
practice-minutes = { $count ->
    [one] dans { $count } minute
   *[other] dans { $count } minutes
}
practice-next = Appuyez sur Entrée pour la question suivante, sur q pour arrêter.
practice-summary = { $count ->
    [0] Aucune réponse donnée.
    [one] Une réponse donnée : { $mean } points.
   *[other] { $count } réponses données : { $mean } points en moyenne.
}
practice-learned = Questions acquises : { $learned } sur { $questions }.
