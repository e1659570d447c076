/** Printing the page, or one part of it with nothing beside it. */
import { useSyncExternalStore } from 'react';
import { hideBeside } from './hide-beside.ts';

export interface Printing {
  /** Path under `/{lang}` of what is printed alone; null for the whole page. */
  readonly path: string | null;
}

const IDLE: Printing = { path: null };

let printing = IDLE;
let restore = (): void => undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Printing): void {
  printing = next;
  for (const listener of listeners) listener();
}

export const usePrinting = (): Printing => useSyncExternalStore(subscribe, () => printing, () => IDLE);

/** Opens the browser's print dialog; of `part` only, when given, which is found at `path`. */
export async function printPage(path: string | null = null, part: Element | null = null): Promise<void> {
  restore();
  show({ path });
  // React shows the address before the browser looks at the page.
  await new Promise((resolve) => setTimeout(resolve));
  restore = part ? hideBeside(part) : () => undefined;
  addEventListener('afterprint', () => restore(), { once: true });
  print();
}
