/** Labels of a part of the site as they are written, in `src/messages/<language>.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@amberlane/contract/site';

type Source = Readonly<Record<string, string | { readonly message: string; readonly description?: string }>>;

/** Labels of one language by id, from `src/messages`. Throws with the file's name when it is missing or no JSON. */
export function readLabels(dir: string, locale: Locale): Record<string, string> {
  const file = path.join(dir, 'src/messages', `${locale}.json`);
  const source = JSON.parse(readFileSync(file, 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}
