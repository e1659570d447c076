import type { ExportFile } from '../../orders/order-calls.ts';

/** Saves the file behind the address; the browser takes its name from the answer. */
export function saveExport({ url }: ExportFile): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
