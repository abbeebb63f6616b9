"""One term per thing: words that are not used, because the glossary has another. Why each is there is in its comment.

A word may be right elsewhere ("chance" is a box): the ids where it is are listed with it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    pattern: str
    instead: str
    allowed: str = ""
    """A pattern of ids (or of paths of pages) where the word is right."""

    def is_used_in(self, message_id: str, text: str) -> bool:
        if self.allowed and re.match(self.allowed, message_id):
            return False
        said = re.sub(r"\{[^}]*\}", "{}", text)  # not what the values are called
        return bool(re.search(rf"\b(?:{self.pattern})\b", said, flags=re.IGNORECASE))


_CHANCE_BOX = r"box-|menteur-|yams-|error-menteur|docs/games/(?:menteur|yams)|.*walk-actions$"
"""Where the box is meant, or luck is wished."""

FRENCH = (
    Term(r"jet\w* (?:les|ses|vos|huit|cinq) dés|dés (?:sont )?jetés|jette en premier", "lancer"),
    Term(r"pareil(?:le)?s?", "identiques"),
    Term(r"sur-le-champ", "immédiatement"),
    Term(r"(?:le|les) plus chers?", "de plus grande valeur"),
    Term(r"abattage", "abattre"),
    Term(r"se défausse\w*", "jeter une carte"),
    Term(r"mari(?:ez|er|és)", "associer"),
    Term(r"cases? ouvertes?", "case libre"),
    Term(r"abandonn\w+ (?:une|la|cette) case|la case abandonnée", "annuler une case"),
    Term(r"primes?", "bonus"),
    Term(r"(?:re)?lever le cornet|levez le cornet|baisse[rz] le cornet", "soulever, reposer le cornet"),
    Term(r"annonc\w+ (?:un|le) défi|défi (?:est |a été )?annoncé", "relever le défi"),
    Term(r"sous le tissu", "à l’aveugle", allowed=r"color-told-covered"),
    Term(r"donne en premier", "distribuer"),
    Term(
        r"jetons?",
        "connexion, where a login is meant",
        allowed=r"slam-|solve-|error-(?:slam|no_throw|nothing_to)|reason-|docs/|README",
    ),
    Term(r"chance", "hasard", allowed=_CHANCE_BOX),
    Term(r"promesses?", "empreinte"),
    Term(r"yeux", "point de vue", allowed=r"play-pass"),
    Term(r"votre ligne|sa ligne", "connexion"),
    Term(r"signes", "caractères"),
    Term(r"dernier coup", "dernier tour", allowed=r"replay-undone|told-take-back|error-nothing|hear-"),
    Term(r"gagnent ensemble", "égalité en tête"),
    Term(r"absente?s?|prévenue?s?|battus?|on l’a cru|le premier combien|seul, ", "words without a gender"),
    Term(r"(?:ceux|le pion|les pions) de l’autre", "adversaire"),
    Term(r"2 à 2|a été quittée", "one number; abandonnée"),
)

ENGLISH = (
    Term(r"throw(?:s|n|ing)?|threw", "roll, reroll"),
    Term(r"alike", "of a kind"),
    Term(r"dearest", "most valuable"),
    Term(r"playoffs?", "tie-break"),
    Term(r"barred|bars (?:it|a box)", "struck out"),
    Term(r"mark(?:s|ed)? (?:a|the|one) box|(?:to|everybody|others) marks?", "score a box"),
    Term(r"give(?:s|n)? (?:it |one |an? (?:open )?box )?up", "cancel a box"),
    Term(r"lays? (?:nothing|up to|cards)|cards? laid(?! down)", "stake"),
    Term(r"lower the cup", "put down"),
    Term(r"free (?:box|boxes|seats?)", "open"),
    Term(r"(?:visible|eight) signs", "characters"),
    Term(r"your line|line could", "connection"),
    Term(r"promises?", "fingerprint"),
    Term(r"eyes", "point of view"),
    Term(r"chance", "randomness", allowed=_CHANCE_BOX + r"|docs/"),  # in the docs it is the mover that rolls
    Term(r"corresponds?", "match"),
    Term(r"declared? (?:a|the) dare|dare (?:is|was) (?:declared|made)", "take, win the dare"),
    Term(r"is no (?:move|seat|value)", "is not a"),
    Term(r"(?:digit|letter) a die|(?:points|number|card) a (?:card|round|turn)|one a line|[sn] a move", "per"),
    Term(r"introduce yourself|made this table|share the win with|as they lie", "plain words"),
)

BRITISH = (
    Term(r"colors|colored|(?<!YAM )color(?! \()", "colour", allowed=r"README|docs/|CONTRIBUTING"),
    Term(r"cent(?:er|ers|ered)|gr[a]y|favor\w*|honor\w*|neighbor\w*", "centre, grey, favour, honour, neighbour"),
    Term(r"recogniz\w+|organiz\w+|canceled|canceling|traveled|labeled", "recognise, organise, cancelled, labelled"),
    Term(r"license", "licence"),
)
