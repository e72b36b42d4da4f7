"""A server with a certificate of its own, and files that are none."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from ludotek.server.main import CannotServe, check_certificate
from ludotek.server.settings import Network, Settings
from tests.server.harness import serving

OPENSSL = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_requests_and_sockets_are_encrypted(tmp_path: Path) -> None:
    certificate, key = tmp_path / "c.pem", tmp_path / "k.pem"
    where = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", *OPENSSL.split(), *where], check=True, capture_output=True)
    settings = Settings(network=Network(tls_certificate=str(certificate), tls_key=str(key)))
    check_certificate(settings)
    trusted = ssl.create_default_context(cafile=str(certificate))
    with serving(tmp_path, settings=settings) as (address, _):
        with urllib.request.urlopen(f"https://127.0.0.1:{address.port}/api/health", context=trusted) as answer:
            assert json.load(answer)["ok"]
        with connect(f"wss://127.0.0.1:{address.port}/api/socket", ssl=trusted) as socket:
            socket.send(json.dumps({"t": "hello", "match": "none", "keys": []}))
            assert json.loads(socket.recv())["code"] == "match/unknown"


def test_files_that_are_no_certificate_are_told(tmp_path: Path) -> None:
    (tmp_path / "x.pem").write_text("not a certificate")
    for file, reason in (("x.pem", "they are no certificate"), ("none.pem", "No such file")):
        network = Network(tls_certificate=str(tmp_path / file), tls_key=str(tmp_path / file))
        with pytest.raises(CannotServe, match=reason):
            check_certificate(Settings(network=network))
