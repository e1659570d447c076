/** Whether a page is the one that is meant to be measured. */
import { BOOT_ID, type HydrationData } from '../../shell/src/site/hydration-data.ts';

const BOOT = new RegExp(`<script type="application/json" id="${BOOT_ID}">(.*?)</script>`, 's');

/** Why a document is not worth measuring: it is an error page, or lacks what the server could not render. Null when it is whole. */
export function lackOf(html: string): string | null {
  const json = BOOT.exec(html)?.[1];
  if (json === undefined) return 'the document has no boot data';
  const { page, unrendered } = JSON.parse(json) as Pick<HydrationData, 'page' | 'unrendered'>;
  if (page === null) return 'there is no such page';
  return unrendered.length > 0 ? `the server left to the browser: ${unrendered.join(', ')}` : null;
}

/** Asks for the page. @throws when what is served is not the whole page: its figures would mean nothing. */
export async function requireWholePage(url: string): Promise<void> {
  const response = await fetch(url);
  const lack = response.ok ? lackOf(await response.text()) : `it answered ${response.status}`;
  if (lack !== null) throw new Error(`${url} can't be measured: ${lack}.`);
}
