/**
 * Which scripts of a page are fetched while its reader still reads: no more than a page may cost before the first touch
 * (quality §1: 150 KB, of which the loader and what the answers carry beside their bodies take a part). The rest comes
 * with the touch, beside the running of what is already there.
 */

/** Brotli bytes of the application and of what a page fetches ahead. */
export const MOST_AHEAD = 144 * 1024;

export interface Script {
  readonly url: string;
  /** As transferred. */
  readonly bytes: number;
}

/** `main` is always ahead, then each of the others, in their order, that still fits. */
export function scriptsAhead(main: Script, others: readonly Script[]): { readonly ahead: readonly string[]; readonly late: readonly string[] } {
  let room = MOST_AHEAD - main.bytes;
  const ahead: string[] = [];
  const late: string[] = [];
  for (const { url, bytes } of others) {
    if (bytes > room) late.push(url);
    else {
      room -= bytes;
      ahead.push(url);
    }
  }
  return { ahead, late };
}
