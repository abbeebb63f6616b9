"""The signature of a server over the record of a match that it kept: Ed25519 (RFC 8032), in a last line after the end.

It says that whoever has the private key gave out this record. The library is needed only to sign and to check.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import encode
from yamclub.match.entries import Signed
from yamclub.match.record import Record, read_bytes

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

_PURPOSE = b"yamclub record\n"
"""Comes before what is signed, so that a signature made for anything else is none for a record."""
_HEX_DIGITS = 64
_MOST_BYTES = 4096


class Signer:
    """Signs with one private key."""

    def __init__(self, pem: bytes) -> None:
        """Raises ``ValueError`` if this is not an Ed25519 key."""
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        try:
            key = load_pem_private_key(pem, password=None)
        except (TypeError, UnsupportedAlgorithm) as bad:  # a password is wanted, or it is of another kind
            raise ValueError("not an Ed25519 key") from bad
        if not isinstance(key, Ed25519PrivateKey):
            raise ValueError("not an Ed25519 key")
        self._key = key
        self._public = key.public_key()

    @property
    def public(self) -> str:
        """The public key in hex, as it stands in records."""
        return self._public.public_bytes_raw().hex()

    @property
    def public_pem(self) -> bytes:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return self._public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)

    def line(self, lines: bytes) -> bytes:
        """The line to add to a whole record."""
        return encode(Signed(self.public, self._key.sign(_PURPOSE + lines).hex())) + b"\n"


def new_key() -> bytes:
    """A new private key, as PEM."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    return Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def read_public_key(text: str) -> str:
    """The public key that somebody named, in hex: 64 hex digits, or a file with these or with PEM."""
    if _is_hex(text):
        return text.lower()
    data = read_bytes(Path(text), _MOST_BYTES)
    if data.isascii() and _is_hex(data.decode().strip()):
        return data.decode().strip().lower()
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    try:
        key = load_pem_public_key(data)
    except (ValueError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PublicKey):
        raise YamError(Code.BAD_KEY, file=text)
    return key.public_bytes_raw().hex()


def _is_hex(text: str) -> bool:
    return len(text) == _HEX_DIGITS and all(sign in "0123456789abcdefABCDEF" for sign in text)


def check_signature(record: Record, key: str | None = None) -> str | None:
    """The key that signed this record; None if nobody did. Raises if the signature is false, or not of this ``key``."""
    signed, line = record.signed, len(record.entries) + 2
    if signed is None:
        if key is not None:
            raise YamError(Code.NOT_SIGNED, line=line - 1)
        return None
    if key is not None and signed.key != key:
        raise YamError(Code.ANOTHER_KEY, line=line, key=signed.key)
    from cryptography.exceptions import InvalidSignature

    try:
        _public(signed.key).verify(bytes.fromhex(signed.hex), _PURPOSE + record.lines())
    except (InvalidSignature, ValueError):
        raise YamError(Code.WRONG_SIGNATURE, line=line) from None
    return signed.key


def _public(key: str) -> Ed25519PublicKey:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
