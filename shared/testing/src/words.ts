/**
 * What the site says, from the very files that it is built from: a test speaks of a control by its meaning and runs in
 * every language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Message folders of the shell and of all remotes. */
const folders = (): string[] => ['shell', ...readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'))].map((name) => path.join(REPOSITORY, name, 'src/messages'));

export type MessageValues = Record<string, PrimitiveType>;

/** The sentence as the page shows it. Throws for a message that no part of the site has. */
export type Words = (id: string, values?: MessageValues) => string;

function readMessages(locale: Locale): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const folder of folders()) {
    for (const [id, entry] of Object.entries(readJson(path.join(folder, `${locale}.json`)))) messages.set(id, textOf(entry));
  }
  return messages;
}

/** A remote that has no messages yet gives none. */
function readJson(file: string): object {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof content === 'object' && content !== null ? content : {};
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

const textOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'message' in entry ? String(entry.message) : String(entry);

/** Tags such as `<number>…</number>` are markup: only what they hold is said. */
const withoutTags = (message: string): string => message.replace(/<\/?[a-zA-Z][\w-]*>/g, '');
const known = new Map<Locale, Words>();

export function words(locale: Locale): Words {
  const before = known.get(locale);
  if (before) return before;
  const messages = readMessages(locale);
  const messageOf = (id: string): string => {
    const message = messages.get(id);
    if (message === undefined) throw new Error(`no part of the site has the message ${id}`);
    return withoutTags(message);
  };
  const say: Words = (id, values = {}) => String(new IntlMessageFormat(messageOf(id), `${LOCALE_FACTS[locale].tag}-u-nu-latn`).format(values));
  known.set(locale, say);
  return say;
}
