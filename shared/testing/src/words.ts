/**
 * What the site says, from the very files that it is built from: a test speaks of a control by its meaning and runs in
 * every language.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { keepTogether } from '@amberlane/build/kept-together';
import { readMessages } from '@amberlane/build/messages';
import { REPOSITORY } from '@amberlane/build/workspace';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';

/** The shell, what several parts say, and all remotes that have messages. */
const parts = (): string[] =>
  ['shell', 'shared/ui', 'shared/contract', ...readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'))]
    .map((name) => path.join(REPOSITORY, name))
    .filter((dir) => existsSync(path.join(dir, 'src/messages/en.json')));

export type MessageValues = Record<string, PrimitiveType>;

/** The sentence as the page shows it. Throws for a message that no part of the site has. */
export type Words = (id: string, values?: MessageValues) => string;

const messagesIn = (locale: Locale): ReadonlyMap<string, string> => new Map(parts().flatMap((dir) => Object.entries(readMessages(dir, locale))));

/** Tags such as `<number>…</number>` are markup: only what they hold is said. */
const withoutTags = (message: string): string => message.replace(/<\/?[a-zA-Z][\w-]*>/g, '');
const known = new Map<Locale, Words>();

export function words(locale: Locale): Words {
  const before = known.get(locale);
  if (before) return before;
  const messages = messagesIn(locale);
  const messageOf = (id: string): string => {
    const message = messages.get(id);
    if (message === undefined) throw new Error(`no part of the site has the message ${id}`);
    return withoutTags(message);
  };
  const say: Words = (id, values = {}) => String(new IntlMessageFormat(keepTogether(parse(messageOf(id))), `${LOCALE_FACTS[locale].tag}-u-nu-latn`).format(values));
  known.set(locale, say);
  return say;
}
