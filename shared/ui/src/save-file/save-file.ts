import { addressOf, imageAddress, type ImageAddress } from './image-address.ts';

/** Time in which a browser has begun to save, ms. */
const KEPT_MS = 60_000;

/** Saves a file on the reader's device; nothing of it goes over the wire. */
export const saveFile = (name: string, file: Blob): void => saveAt(name, addressOf(file));

/** Saves what stands at a path of the site, and stays on the page; false when nothing came, so that the page can say so. */
export async function saveFrom(path: string, name: string): Promise<boolean> {
  const file = await fetch(path).then(imageAddress).catch(() => null);
  if (file) saveAt(name, file);
  return file !== null;
}

function saveAt(name: string, { address, release }: ImageAddress): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(release, KEPT_MS);
}
