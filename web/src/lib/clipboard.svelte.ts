// Copies words for somebody to paste elsewhere, and says for a moment that it has done so.

const SAID = 2500; // milliseconds

export class Copier {
  isCopied = $state(false);

  async copy(text: string): Promise<void> {
    await copyText(text);
    this.isCopied = true;
    setTimeout(() => (this.isCopied = false), SAID);
  }
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyOldWay(text);
  }
}

/** Without https there is no clipboard. */
function copyOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
