"""A stand-in for a push service: it checks who signs, and decrypts as the browser would. Written from the RFCs."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

CURVE = ec.SECP256R1()


def to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for at most 32 bytes."""
    extracted = hmac.digest(salt, key, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


class Browser:
    """A device with a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(point(self.key.public_key())),
            "auth": to_text(self.secret),
        }

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8188 and RFC 8291: one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\x00" + point(self.key.public_key()) + theirs
        input_key = hkdf(self.secret, shared, info, 32)
        key = hkdf(salt, input_key, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, input_key, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, mark = padded.rstrip(b"\x00")[:-1], padded.rstrip(b"\x00")[-1:]
        assert mark == b"\x02", "the last record"
        return text


def check_signature(header: str, audience: str) -> tuple[str, dict[str, Any]]:
    """RFC 8292; the public key and the claims. Raises if the signature is wrong."""
    assert header.startswith("vapid t=")
    token, public = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = to_bytes(signature)
    assert len(raw) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(public))
    coded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(coded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(to_bytes(claims))
    assert found["aud"] == audience
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    assert found["sub"].startswith(("mailto:", "https:"))
    return public, found


class PushService:
    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.answers: list[int] = []  # the next statuses; then 201

    def browser(self, name: str) -> Browser:
        return Browser(f"{self.url}/push/{name}")

    def wait(self, count: int = 1, patience: float = 10) -> None:
        deadline = time.monotonic() + patience
        while len(self.heard) < count:
            assert time.monotonic() < deadline, f"{len(self.heard)} of {count} messages came"
            time.sleep(0.005)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{http.server_port}")
    thread = threading.Thread(target=http.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield service
    finally:
        http.shutdown()
        http.server_close()
        thread.join()
