// What is passed on of a finished match: an address, a picture.
import type { MatchRecord } from "./api";

/** An address of the replay that anybody with it can open. */
export function replayLink(origin: string, match: string, key: string): string {
  return `${origin}/replay/${encodeURIComponent(match)}#k=${key}`;
}

/** The final board as an SVG document. */
export async function boardPicture(record: MatchRecord, dark: boolean): Promise<string> {
  const response = await fetch("/api/replay/picture", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record, dark }),
  });
  if (!response.ok) throw new Error(`picture: ${response.status}`);
  return response.text();
}

const WIDTH = 1200; // pixels of a picture

/** The same as PNG, as wide as a chat shows it well. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
