# La page : tout ce qui ne se lit que là.
skip = Aller au contenu
home = Yamclub, accueil
page-settings = Réglages de la page
settings = Réglages
close = Fermer
loading = Un instant…
footer = Des dés que chacun peut vérifier. Sans compte, sans publicité.
language = Langue
theme = Thème
theme-auto = selon l’appareil
theme-light = clair
theme-dark = sombre
motion = Animation des dés
motion-auto = selon l’appareil
motion-still = aucune
pace = Vitesse des autres joueurs
pace-calm = lente
pace-brisk = rapide
pace-instant = immédiate
sound = Son et vibration
sound-all = oui, et à chaque manche les dés et la carte en sons
sound-how = Les couleurs sous le doigt, quand vous jouez à YAM color à l’aveugle. Pas de vibration sans animation des dés.
notify-default = Cette page peut vous prévenir quand c’est à vous de jouer.
notify-granted = Cette page vous préviendra quand ce sera à vous de jouer.
notify-denied = Les notifications sont bloquées pour cette page dans votre navigateur.
notify-ask = Me prévenir
key-space = espace
line-lost = Connexion perdue. Vous reprendrez où vous en étiez dès qu’elle reviendra…
server-trouble = Le serveur ne peut rien enregistrer pour l’instant. Votre coup sera renvoyé dès que possible…
error-unreachable = Le serveur ne répond pas : vérifiez votre connexion et réessayez.
error-unknown = Cela n’a pas marché ({ $code }). Réessayez.

name-ask = Votre nom
name-example = Camille
name-keep = Enregistrer
name-go = C’est parti
name-sit = Continuer
welcome = Sortez les dés.
welcome-back = À vous de lancer, { $name }.
welcome-about = Les jeux de la famille du Yam, entre amis ou contre des bots.
welcome-name = Entrez un nom et jouez.
welcome-throw = Lancer les dés, pour le plaisir
your-tables = Vos tables
games = Les jeux
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. Ouvrez une table, d’autres vous rejoindront.
your-turn = À vous
rules = Règles
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
status-waiting = en attente
status-playing = en cours
status-over = finie
status-version = autre version
status-damaged = abîmée
unreadable = Cette partie ne peut pas être ouverte
unreadable-over = Son enregistrement peut encore être téléchargé.
unreadable-playing = Vous pouvez la quitter. Quand tout le monde l’aura quittée, son enregistrement pourra être téléchargé.
unreadable-left = Vous avez quitté cette partie. Quand tout le monde l’aura quittée, son enregistrement pourra être téléchargé.

new-table = Ouvrir une table
game = Jeu
seats = Places
seat = Place { $number }
seat-count = Nombre de places
seat-fewer = Une place de moins
seat-more = Une place de plus
seat-me = Vous
seat-open = Place libre
seat-bot = Bot : { $bot }
against-bots = Contre des bots
with-friends = Entre amis
level = Niveau des bots
level-mixed = Des bots différents, choisis ci-dessous.
more-bots = Autres bots
bot-choose = Qui s’assied ici ?
bot-change = Changer
value-yes = oui
value-no = non
value-on = oui
value-off = non
clock = Temps de réflexion
clock-how = Passé ce temps, un bot joue pour vous jusqu’à votre retour.
stand-in = Bot remplaçant
stand-in-how = Ce bot joue à la place des personnes qui ne sont pas là.
clock-none = sans limite
clock-seconds = { $count } s par coup
clock-minutes = { $count } min par coup
clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
more-options = Plus d’options
list-paste = Collez-les ici : une par ligne, ou une liste JSON
list-file = Choisir un fichier
list-read = { $count ->
    [0] rien de lu pour l’instant
    [one] { $count } lue
   *[other] { $count } lues
}
seen-by = Qui peut la voir
table-private = sur invitation seulement
table-public = visible par tous
play-now = Jouer
make-and-invite = Ouvrir et inviter

agreed = { $what } : { $value }
table-of = Une partie de
no-table = Cette table n’existe pas
go-home = Retour à l’accueil
missing = Il n’y a rien à cette adresse
invite = Invitez
invite-how = Envoyez ce lien, ou faites scanner ce code.
qr = Code QR du lien de la table
link = Lien de la table
share = Partager le lien
copy = Copier le lien
copied = Le lien est copié.
seat-waits = Place libre
sit = S’asseoir
stand = Quitter ma place
put-bot = Mettre un bot
take-out = Retirer le bot
bot-at = Changer le bot à la place { $number } : { $bot }
remove = Exclure
remove-who = Exclure { $name }
remove-how = { $name } quittera la table et ne pourra plus s’y asseoir.
keep-guest = Annuler
removed = Vous n’avez plus de place à cette table
removed-how = La personne responsable de la table a libéré votre place. Vous pouvez regarder, ou ouvrir votre propre table.
you = vous
a-bot = bot
bot-club-short = Club
away = hors ligne
away-in = { $name } n’est pas là : un bot pourra jouer à sa place dans { $time }.
away-now = { $name } n’est pas là : un bot peut jouer à sa place.
away-left = { $name } a quitté sa place : un bot peut la prendre.
vote-bot = Voter pour un bot dès maintenant ({ $votes } sur { $needed })
voted-bot = Vous avez voté pour un bot : { $votes } voix sur { $needed }.
lapse-seconds = { $count } s
lapse-minutes = { $count } min
lapse-hours = { $count } h
lapse-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
present = en ligne
start = Commencer
cannot-start = { $open ->
    [one] Il reste une place libre : attendez quelqu’un, ou mettez-y un bot.
   *[other] Il reste { $open } places libres : attendez du monde, ou mettez-y des bots.
}
start-waits = { $count ->
    [one] On attend l’appareil de ce joueur : { $names }…
   *[other] On attend les appareils de ces joueurs : { $names }…
}
start-undo = Ne plus attendre
start-undone-late = Le début a été annulé : { $count ->
    [one] cet appareil n’a pas répondu
   *[other] ces appareils n’ont pas répondu
} ({ $names }). L’enregistrement le dira.
start-undone-left = Le début a été annulé : quelqu’un est parti. Sans réponse : { $names }. L’enregistrement le dira.
start-undone-owner = Le début a été annulé par la personne qui a ouvert la table. Sans réponse : { $names }. L’enregistrement le dira.
owner-starts = La partie commence quand la personne responsable de la table le décide.
owner-starts-who = { $name } lance la partie.
owner-passes = La personne responsable de la table n’est pas là. Dans { $time }, { $name } prendra le relais.
owner-passes-you = La personne responsable de la table n’est pas là. Dans { $time }, vous prendrez le relais.
owner-you = Vous avez la charge de cette table : vous placez les bots et vous lancez la partie.

people = Table
actions = Ce que vous pouvez faire
story = Journal de la partie
watching = Vous regardez cette partie.
time-left = Temps restant
bot-plays-for-you = Un bot joue à votre place.
take-back = Reprendre ma place
leave-how = Si vous partez, un bot peut prendre votre place. Vous pourrez la reprendre.
no-board = Ce jeu ne se joue pas encore sur la page.
standing = { $place }. { $name } : { $score }
match-over = Partie finie
match-left = La partie a été abandonnée avant la fin
rematch = Rejouer
replay = Revoir la partie
download = Télécharger
verify = Vérifier les tirages
verified = { $draws ->
    [one] Le tirage est conforme.
   *[other] Les { $draws } tirages sont conformes.
}
verified-how = Cette page les a tous recalculés à partir du secret, publié maintenant que la partie est finie. Son empreinte était affichée avant le premier tirage.
verified-shares = { $shares ->
    [0] Aucun appareil de joueur n’a ajouté son hasard : le serveur a choisi le secret sans personne d’autre.
    [one] Un appareil de joueur a ajouté son hasard, après en avoir donné l’empreinte : le serveur n’a pas pu choisir les tirages.
   *[other] { $shares } appareils de joueurs ont ajouté leur hasard. Chacun en a donné l’empreinte avant que rien ne soit ouvert : personne n’a pu choisir les tirages, pas même l’hôte, sauf s’ils sont tous de mèche.
}
verified-promise = Empreinte affichée avant la partie :
record-differs = L’enregistrement ne correspond pas à ce que cet appareil a vu avant la partie : les tirages ont pu être choisis. « Vérifier les tirages » dit ce qui ne va pas.
error-shares_differ = Ligne { $line } : ce ne sont pas les empreintes que cet appareil a vues avant la partie.
eyes = Point de vue
eyes-open = tout visible
eyes-spectator = spectateur
back-to-table = Retour à la table
step-first = Aller au début
step-back = Précédent
step-on = Suivant
step-last = Aller à la fin
walk = Première partie
walk-skip = Passer
walk-next = Continuer
walk-end = Jouer

about = À propos
about-title = À propos de Yamclub
about-what-title = Le club
about-what = Un lieu où jouer aux jeux du Yam : avec des amis, avec des inconnus, ou contre des bots qui ne voient que ce que vous verriez à leur place.
about-fair-title = Des dés au-dessus de tout soupçon
about-fair = Avant que quiconque s’assoie, la table fixe un secret et en affiche l’empreinte. L’appareil de chaque joueur fait de même avec son propre hasard, et ne l’ouvre qu’une fois toutes les empreintes connues : personne ne peut donc choisir les tirages, pas même l’hôte. À la fin tout est publié, et chacun peut recalculer chaque tirage, ici même ou avec « yam verify ». Une chose reste affaire de confiance : la personne qui tient le serveur peut regarder les dés cachés, et ceux à venir.
about-private-title = Sans compte
about-private = Un nom suffit. Un seul cookie retient que c’est vous, et rien n’est envoyé ailleurs.
about-free-title = Libre
about-free = Le programme est libre (licence MIT) : vous pouvez l’héberger chez vous, le lire et l’améliorer.
about-names-title = Les noms des jeux
about-names = Les noms des jeux sont des marques de leurs propriétaires. Ce club ne leur est pas affilié ; les règles sont dites ici avec nos mots, et aucun texte ni dessin ne vient de leurs boîtes.

# What the boards of several games say. A game that says it otherwise writes the same id in its own file.
dice = Les dés
die = Dé { $place } : { $face }
die-kept = Dé { $place } : { $face }, gardé
dice-said = Dés 1 à 5 : { $dice }. { $count ->
    [0] Aucun gardé.
   *[other] Gardés : { $kept }.
}
die-toggled = Dé { $place }, un { $face } : { $now ->
    [kept] gardé
   *[back] repris
}. { $count ->
    [0] Aucun gardé.
   *[other] Gardés : { $kept }.
}
keys-dice = Garder un dé, ou le reprendre
keys-throw = Relancer les dés non gardés
throw = { $count ->
    [0] Rien à relancer
    [one] Relancer un dé
    [5] Relancer les 5 dés
   *[other] Relancer { $count } dés
}
throws-left = { $left ->
    [0] Plus de lancer
    [one] Encore { $left } lancer
   *[other] Encore { $left } lancers
}
your-turn-throws = { $left ->
    [0] À vous : plus de lancer
    [one] À vous : encore un lancer
   *[other] À vous : encore { $left } lancers
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
walk-dice = Voici vos dés. Touchez ceux que vous gardez (ou tapez 1 à 5), les autres seront relancés.
walk-throws = Les points clairs indiquent combien de lancers il vous reste : trois par tour.
walk-actions = Et ici, ce que vous pouvez faire maintenant. Bonne chance !

sheet-upper-part = { $caption } : le haut
sheet-lower-part = { $caption } : le bas

# Une feuille lue à voix haute
sheet-said = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
sheet-said-open = Libres : { $boxes }.
sheet-said-written = Inscrites : { $boxes }.
sheet-said-barred = Barrées : { $boxes }.
sheet-said-sum = { $label } : { $sum }.
sheet-own = Vous
keys-box = Choisir une case
keys-confirm = Confirmer la case choisie
keys-other-box = Changer de case

# Ce qui s’entend, et les touches
board = Plateau de jeu
keys = Raccourcis à une touche
keys-how = Sur le plateau seulement.
talk = Annonces pour lecteur d’écran
talk-brief = l’essentiel
talk-usual = normales
talk-full = détaillées
keys-help = Touches
keys-where = Ces touches agissent quand le plateau a le focus.
keys-game = Dans ce jeu
keys-common = Dans tous les jeux
keys-command = Taper un coup
hear-dice = Entendre les dés ou les cartes
hear-sheet = Entendre la feuille ou le plateau
hear-last = Entendre le dernier coup
hear-time = Entendre le temps restant
hear-moves = Entendre ce que vous pouvez faire
hear-nothing = Rien à dire pour l’instant.
hear-no-clock = Le temps n’est pas limité.
hear-time-left = Temps restant : { $time }.
command = Votre coup
command-how = Comme au terminal : le coup, puis ses détails. Exemple : keep 44. Entrée pour jouer.

# Addresses that lead nowhere, names, and leaving a match.
name-empty = Entrez un nom : les autres vous verront sous ce nom.
leave = Quitter la partie
leave-ask = Quitter la partie ?
leave-not = Rester
you-left = Vous avez quitté la partie.
you-left-how = Votre place reste à vous jusqu’à la fin : vous pouvez la reprendre ici, ou depuis l’accueil.
missing-how = Le lien est peut-être ancien ou incomplet. Si c’est celui d’une table, collez-le ici.
missing-broken = Ce lien de table semble incomplet ou mal recopié : il finit par dix lettres et chiffres, sans 0, 1, l ni o. Collez-le ici en entier.
missing-table = Vous cherchiez sans doute cette table.
missing-open = Ouvrir la table
missing-game = Vous cherchiez sans doute { $game }.
missing-ways = Où aller
link-paste = Lien de la table
link-open = Ouvrir
link-broken = Ce n’est pas un lien de table : il finit par dix lettres et chiffres. Demandez-le de nouveau.

# Taking a move back, and asking before one that gives something up
move-back = Reprendre
hear-take-back = Vous pouvez reprendre ce coup : touche { $key }.
ask-first = Ce coup vous fait renoncer à quelque chose, et ne se reprend pas.
ask-do = Jouer ce coup
ask-back = Revenir

# Who comes and goes at a table, for screen readers.
came-sat = { $name } prend place.
came-gone = { $name } a quitté la table.
came-bot = Un bot prend place : { $name }.
came-away = { $name } est hors ligne.
came-back = { $name } est de retour.
came-left = { $name } a quitté la partie.
came-stand-in = { $name } laisse jouer un bot.
came-taken-back = { $name } reprend sa place.
came-started = La partie commence.

# A replay
replay-where = Moment de la partie
replay-turn = tour { $turn } sur { $turns }
replay-play = Lire
replay-pause = Arrêter
turn-back = Tour précédent
turn-on = Tour suivant
eyes-of = vue : { $who }

# Les probabilités des dés posés
odds = Afficher les probabilités de vos dés
odds-how = Si la table le permet : la probabilité de chaque combinaison, et les dés à garder pour l’obtenir.
odds-title = Probabilités
odds-hide = Masquer
odds-on = Les probabilités sont affichées.
odds-off = Les probabilités sont masquées.
odds-what = Combinaison
odds-chance = Probabilité
odds-how-to = Dés à garder
odds-certain = certain
odds-impossible = impossible
odds-formed = vos dés la forment
odds-keep = garder { $dice }
odds-keep-none = tout relancer
odds-keep-for = { $name } : { $keep }
odds-said = { $name } : { $chance }{ $some ->
    [0] {""}
   *[other] , { $keep }
}.
odds-later = Elles s’affichent dès que les dés sont lancés.
odds-none = Ces dés ne peuvent plus rien donner.
odds-other = Les dés sont sous le cornet : seule la personne qui les a lancés voit leurs probabilités.
keys-odds = Afficher ou masquer les probabilités
hear-odds = Entendre les probabilités affichées
hear-odds-off = Aucune probabilité n’est affichée : la touche { $key } les affiche.
table-odds = Probabilités
table-odds-how = Chacun peut faire afficher par la page la probabilité de chaque combinaison.
table-odds-allowed = permises
table-odds-forbidden = interdites
table-without-odds = sans probabilités
odds-count = { $least }+ { $name }
odds-points = { $name } { $least }+
odds-out = hors d’atteinte : { $names }
odds-all = tout

# The coach: the analysis of a match
analysis = Analyse
analysis-working = L’entraîneur examine tous les choix de cette partie…
analysis-none = Pas d’analyse de cette partie
analysis-again = Réessayer
analysis-players = Hasard et habileté
analysis-worse = a coûté
analysis-better = a aidé
analysis-count = { $what } : { $count }
analysis-table = Le graphique en tableau
analysis-moment = Moment de la partie
analysis-start = Début de la partie
analysis-turn = tour { $turn }
analysis-chance-of = { $name } : { $worth }
analysis-player = Joueur
analysis-everybody = tout le monde
analysis-filter = Quels choix
analysis-previous = Erreur précédente
analysis-next = Erreur suivante
analysis-place = { $place } sur { $count }
analysis-best = Le meilleur choix
analysis-fine = Presque le meilleur
analysis-cost-win = coûte { $cost } de chances de gagner
analysis-cost-points = coûte { $cost } en moyenne
analysis-watch = Revoir à partir d’ici
analysis-option = Choix
analysis-worth-win = Chances de gagner
analysis-worth-points = Score final en moyenne

# The coach: hints and the tutor
hint = Conseil
hint-asked = L’entraîneur réfléchit…
hint-why = Pourquoi ?
hint-exact = valeur exacte
hint-estimated = valeur estimée
hint-later = Les conseils sont pour votre tour.
hint-said = Conseil : { $what }
hint-worth-said = { $what } { $worth }
keys-hint = Conseil, pas à pas
hints-agree = Permettre les conseils dans cette partie
hints-on = Tout le monde est d’accord : les conseils sont permis.
hints-waits = Pour les conseils, il faut l’accord de tout le monde. On attend : { $names }.
hints-agreed-by = D’accord : { $names }.
table-hints = Conseils
table-hints-how = Pendant la partie, chacun peut demander le meilleur choix.
table-hints-bots = contre des bots, sinon d’un commun accord
table-hints-agreed = seulement d’un commun accord
table-hints-never = interdits
tutor = Tuteur
tutor-how = Contre des bots seulement : une question avant un coup qui coûte cher.
tutor-ask = Voulez-vous vraiment jouer ce coup ?
tutor-cost-win = Ce coup coûte { $cost } de chances de gagner.
tutor-cost-points = Ce coup coûte { $cost } en moyenne.
tutor-better = Mieux : { $best }
tutor-anyway = Jouer quand même
tutor-think = Réfléchir encore

# Playing on from a moment of a match
play-on = Reprendre d’ici
play-on-how = Une nouvelle partie commence à ce moment, avec des bots aux autres places.
play-on-how-alone = Une nouvelle partie commence à ce moment.
play-on-seat = Votre place
play-on-hidden = Ce que vous ne pouviez pas savoir
play-on-as-it-was = comme alors
play-on-anew = tiré de nouveau
play-on-as-it-was-how = Tout ce qui vous est caché est comme dans cette partie-là.
play-on-anew-how = Tout ce qui vous est caché est tiré de nouveau : ce que vous avez vu ne change pas.
play-on-again = Reprendre au même moment
played-on = Reprise d’une autre partie.
played-on-anew = Reprise d’une autre partie, l’inconnu tiré de nouveau.
played-on-look = Voir ce moment
played-on-back = Retour à ce moment

# Practice
practise = S’entraîner
practise-name = Entrez un nom : votre progression y sera attachée.
practise-about = Une position, une question : quel est le meilleur choix ? L’entraîneur juge chaque réponse et dit pourquoi. Ce que vous savez revient de plus en plus tard, ce que vous manquez revient bientôt.
practise-nowhere = Ce serveur n’a pas de questions : l’entraîneur n’y est pas installé.
practise-games = Tous les jeux
practise-learned = { $questions ->
    [one] Acquis : { $learned } sur { $questions } question
   *[other] Acquis : { $learned } sur { $questions } questions
}
practise-due = { $due ->
    [0] rien à revoir maintenant
    [one] { $due } question à revoir
   *[other] { $due } questions à revoir
}
practise-new = pas encore commencé
practise-own = { $count ->
    [one] { $count } erreur à vous
   *[other] { $count } erreurs à vous
}
practise-question = Question { $number } sur { $count }
practise-source-mistake = tirée d’une de vos parties
practise-source-generated = tirée de la série
practise-ask = Quel est le meilleur choix ?
practise-judging = L’entraîneur réfléchit…
practise-answers = Vos réponses
practise-rank-good = bonne
practise-rank-fair = moyenne
practise-rank-poor = à apprendre
practise-rank-open = pas encore posée
practise-points = { $count ->
    [one] { $count } point sur 100
   *[other] { $count } points sur 100
}
practise-of-hundred = sur 100
practise-better = Mieux : { $best }
practise-again-days = { $count ->
    [one] Cette question revient demain.
   *[other] Cette question revient dans { $count } jours.
}
practise-again-minutes = { $count ->
    [one] Cette question revient dans { $count } minute.
   *[other] Cette question revient dans { $count } minutes.
}
practise-stage = Étape { $stage } sur { $stages }.
practise-next = Question suivante
practise-result = Voir le résultat
practise-mean = { $count ->
    [one] { $count } point sur 100 en moyenne
   *[other] { $count } points sur 100 en moyenne
}
practise-good = Bonnes réponses : { $good } sur { $count }
practise-none-left = Il ne reste aucune question pour le moment
practise-streak = Plus longue série de bonnes réponses : { $count }
practise-more = Continuer l’entraînement
practise-play = Jouer à ce jeu
practise-mistakes = { $count ->
    [one] Travailler votre erreur
   *[other] Travailler vos { $count } erreurs
}
