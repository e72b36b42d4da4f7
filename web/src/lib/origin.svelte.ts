// The address under which other devices reach this server: on its own computer a page has one that only works there.
import { getHealth } from "./api";
import { isLoopback } from "./router.svelte";

export class Origin {
  value = $state(location.origin);
  isOnlyHere = $state(false);

  constructor() {
    if (!isLoopback(location.hostname)) return;
    void getHealth().then(({ address }) => {
      this.value = address ?? this.value;
      this.isOnlyHere = address === null;
    }, () => {});
  }
}
