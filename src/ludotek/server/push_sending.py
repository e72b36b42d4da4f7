"""Sends one message to one device through its push service. Imported when the first device wants to be called."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import httpx

from ludotek.server.push_address import BadAddress, check_address, find_host
from ludotek.server.push_crypto import Vapid, check_keys, encrypt
from ludotek.store import Subscription

PATIENCE: Final = 10.0  # seconds for a push service
KEPT: Final = 24 * 3600  # seconds for which it keeps a message
UNUSABLE: Final = 400  # as if a service had said so
log = logging.getLogger("ludotek.server")


class Sender:
    def __init__(self, secret: str, contact: str, *, is_anywhere: bool) -> None:
        """`secret` is that of our own key; `is_anywhere` allows http and addresses in our own network, for tests."""
        self.vapid = Vapid(secret)
        self.contact = contact
        self.is_anywhere = is_anywhere
        self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, follow_redirects=False)

    @staticmethod
    def new_secret() -> str:
        return Vapid.new_secret()

    def check(self, one: Subscription) -> None:
        """Raises ValueError with a sentence if this device cannot be called."""
        check_address(one.endpoint, is_anywhere=self.is_anywhere)
        check_keys(one.p256dh, one.auth)

    async def send(self, one: Subscription, text: bytes) -> int | None:
        """The status of the service's answer; None if there was none."""
        try:
            request = await self._request(one, text)
            answer = await self._client.send(request, stream=True)  # what it says besides is not read
            await answer.aclose()
        except BadAddress as error:
            log.info("a push service cannot be reached: %s", error)
            return UNUSABLE
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            log.info("a push service does not answer: %s", type(error).__name__)
            return None
        return answer.status_code

    async def _request(self, one: Subscription, text: bytes) -> httpx.Request:
        address = check_address(one.endpoint, is_anywhere=self.is_anywhere)
        number = await find_host(address, is_anywhere=self.is_anywhere)
        body = await asyncio.to_thread(encrypt, text, one.p256dh, one.auth)
        headers = {
            "host": address.netloc,
            "authorization": self.vapid.authorization(one.endpoint, self.contact, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
        }
        where = httpx.URL(one.endpoint).copy_with(host=number)
        more = {"sni_hostname": address.hostname}  # the certificate is that of the name
        return self._client.build_request("POST", where, content=body, headers=headers, extensions=more)

    async def close(self) -> None:
        await self._client.aclose()
