/** Time in which a browser has begun to save, ms. */
const KEPT_MS = 60_000;

/** Saves a text as a file on the reader's device; nothing of it goes over the wire. `type` is a media type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
