"""Messages for push services: encrypted for one device (RFC 8291, aes128gcm) and signed by us (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of a device's own secret
RECORD: Final = 4096  # bytes of an encrypted record; ours is always one
LAST: Final = b"\x02"  # after the text of the last record
VALID: Final = 12 * 3600  # seconds of a signature


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises ValueError with a sentence if a device's keys cannot be used."""
    point, secret = decode(p256dh), decode(auth)
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError(f"p256dh has {POINT} bytes and auth {SECRET}, not {len(point)} and {len(secret)}")
    public_key(point)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def encrypt(
    text: bytes, p256dh: str, auth: str, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message. `own` and `salt` are new for every message; given only in tests."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, mine = decode(p256dh), point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), public_key(theirs))
    input_key = derive(shared, decode(auth), b"WebPush: info\x00" + theirs + mine, 32)
    key = derive(input_key, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(input_key, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


class Vapid:
    """The server's own key, by which push services know that it is always the same one."""

    def __init__(self, secret: str) -> None:
        """`secret`: the private number in hexadecimal, as `new_secret` makes it."""
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encode(point_of(self._key.public_key()))

    @staticmethod
    def new_secret() -> str:
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that a push service checks."""
        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + VALID, "sub": contact}
        signed = ".".join(encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
