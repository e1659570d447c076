/** Printing the page, or one part of it with nothing beside it. The QR code is fetched first, so that it is on the paper. */
import { useSyncExternalStore, type ComponentType } from 'react';
import { hideBeside } from './hide-beside.ts';

export interface Printing {
  /** Draws a QR code; null until something was printed, or when it can't be had. */
  readonly Code: ComponentType<{ readonly address: string; readonly label: string }> | null;
  /** Path under `/{lang}` of what is printed alone; null for the whole page. */
  readonly path: string | null;
}

const IDLE: Printing = { Code: null, path: null };

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

const loadCode = async (): Promise<Printing['Code']> => printing.Code ?? (await import('@amberlane/ui/qr')).QrCode;

/** Opens the browser's print dialog; of `part` only, when given, which is found at `path`. */
export async function printPage(path: string | null = null, part: Element | null = null): Promise<void> {
  const Code = await loadCode().catch(() => null);
  restore();
  show({ Code, path });
  // React shows the code before the browser looks at the page.
  await new Promise((resolve) => setTimeout(resolve));
  restore = part ? hideBeside(part) : () => undefined;
  addEventListener('afterprint', () => restore(), { once: true });
  print();
}
