"""A server's signature over a record: what it covers, and by whose key."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.rsa import generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from msgspec.structs import replace

from yamclub.bots import RandomBot
from yamclub.errors import Code, YamError
from yamclub.kernel.codec import decode, encode
from yamclub.match.entries import Acted, AnyEntry, Seat, Signed
from yamclub.match.match import Match
from yamclub.match.record import may_be_signed, read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.signature import Signer, check_signature, new_key, read_public_key
from yamclub.match.verify import verify

OLD = Path(__file__).parent / "records"
SIGNER, ANOTHER = Signer(new_key()), Signer(new_key())
RSA = generate_private_key(65537, 2048)


def played() -> Match:
    match = Match.create("slam", [Seat("Ann"), Seat("Bob")], secret=bytes(32))
    list(play_through(match, [RandomBot(Random(seat)) for seat in (1, 2)]))
    return match


MATCH = played()
PLAIN = record_bytes(MATCH.entries)
WHOLE = PLAIN + SIGNER.line(PLAIN)
LINE = len(WHOLE.splitlines())


def refused(data: bytes, key: str | None = None) -> tuple[str, object]:
    record = read_record(data)
    verify(record)
    with pytest.raises(YamError) as refusal:
        check_signature(record, key)
    return str(refusal.value.code), refusal.value.params.get("line")


def resealed(entries: list[AnyEntry]) -> bytes:
    """A record that is true by itself, with the signature of another one."""
    return record_bytes(entries) + WHOLE.splitlines(keepends=True)[-1]


def test_a_signed_record_is_true_and_names_its_key() -> None:
    record = read_record(WHOLE)
    assert verify(record) == verify(read_record(PLAIN))
    assert check_signature(record) == check_signature(record, SIGNER.public) == SIGNER.public
    assert check_signature(read_record(PLAIN)) is None


def test_names_moments_and_seals_that_anybody_can_rewrite_are_covered() -> None:
    header = MATCH.entries[0]
    renamed = replace(header, seats=(Seat("Eve"), Seat("Bob")))
    assert verify(read_record(resealed([renamed, *MATCH.entries[1:]])))  # nothing else finds it
    assert refused(resealed([renamed, *MATCH.entries[1:]])) == (Code.WRONG_SIGNATURE, LINE)
    later = [replace(entry, at=entry.at + 5) if isinstance(entry, Acted) else entry for entry in MATCH.entries]
    assert refused(resealed(later)) == (Code.WRONG_SIGNATURE, LINE)


def test_another_key_is_told_from_the_right_one() -> None:
    forged = PLAIN + ANOTHER.line(PLAIN)
    assert check_signature(read_record(forged)) == ANOTHER.public  # true, but whose key is it?
    assert refused(forged, SIGNER.public) == (Code.ANOTHER_KEY, LINE)
    borrowed = replace(decode(ANOTHER.line(PLAIN), Signed), key=SIGNER.public)
    assert refused(PLAIN + encode(borrowed) + b"\n", SIGNER.public) == (Code.WRONG_SIGNATURE, LINE)
    assert refused(PLAIN, SIGNER.public) == (Code.NOT_SIGNED, LINE - 1)


def test_a_key_that_no_signature_can_have_is_a_wrong_signature() -> None:
    nonsense = Signed("ff" * 32, "00" * 64)
    assert refused(PLAIN + encode(nonsense) + b"\n") == (Code.WRONG_SIGNATURE, LINE)


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (WHOLE + SIGNER.line(WHOLE), Code.RECORD_DAMAGED, LINE),  # a second one
        (WHOLE.replace(b'"hex":"', b'"hex": "'), Code.RECORD_DAMAGED, LINE),
        (WHOLE[:-3] + WHOLE[-1:], Code.RECORD_DAMAGED, LINE),
        (WHOLE[:-1], Code.RECORD_CUT_SHORT, LINE),
        (b"".join(WHOLE.splitlines(keepends=True)[:-2]) + SIGNER.line(PLAIN), Code.RECORD_CUT_SHORT, LINE - 2),
    ],
)
def test_the_line_of_a_fault_is_named(data: bytes, code: Code, line: int) -> None:
    with pytest.raises(YamError) as refusal:
        verify(read_record(data))
    assert (refusal.value.code, refusal.value.params["line"]) == (code, line)


def test_records_of_format_1_are_not_signed() -> None:
    old = next(OLD.glob("format-1*.jsonl")).read_bytes()
    assert b'"format":1' in old
    assert may_be_signed(PLAIN)
    assert not may_be_signed(old)
    assert not may_be_signed(b"not a record")
    with pytest.raises(YamError) as refusal:
        read_record(old + SIGNER.line(old))
    assert refusal.value.code == Code.RECORD_DAMAGED


def test_a_key_may_be_typed_or_in_a_file(tmp_path: Path) -> None:
    pem, digits = tmp_path / "key.pem", tmp_path / "key.txt"
    pem.write_bytes(SIGNER.public_pem)
    digits.write_text(SIGNER.public.upper() + "\n")
    for text in (SIGNER.public, SIGNER.public.upper(), str(pem), str(digits)):
        assert read_public_key(text) == SIGNER.public


def test_what_is_not_a_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    rsa = RSA.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    for data in (b"", b"\xff\xfe", b"-----BEGIN PUBLIC KEY-----\n", rsa, new_key(), SIGNER.public.encode()[:-1]):
        file.write_bytes(data)
        with pytest.raises(YamError) as refusal:
            read_public_key(str(file))
        assert refusal.value.code == Code.BAD_KEY
    with pytest.raises(YamError) as refusal:
        read_public_key(str(tmp_path / "nothing"))
    assert refusal.value.code == Code.NO_SUCH_FILE


def test_only_an_ed25519_key_signs() -> None:
    rsa = RSA.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for pem in (b"", b"nonsense", rsa, SIGNER.public_pem):
        with pytest.raises(ValueError):  # noqa: PT011 - the library has many sentences for it
            Signer(pem)


def test_openssl_says_the_same(tmp_path: Path) -> None:
    """As docs/record.md describes it, without a line of ours."""
    key, signed, signature = tmp_path / "key.pem", tmp_path / "signed", tmp_path / "signature"
    key.write_bytes(SIGNER.public_pem)
    *lines, last = WHOLE.splitlines(keepends=True)
    signature.write_bytes(bytes.fromhex(decode(last, Signed).hex))
    files = ["-inkey", str(key), "-in", str(signed), "-sigfile", str(signature)]
    check = ["openssl", "pkeyutl", "-verify", "-pubin", "-rawin", *files]
    signed.write_bytes(b"yamclub record\n" + b"".join(lines))
    assert subprocess.run(check, capture_output=True).returncode == 0
    signed.write_bytes(b"".join(lines))
    assert subprocess.run(check, capture_output=True).returncode == 1
