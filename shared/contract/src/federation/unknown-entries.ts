/**
 * What a manifest of another day declares and this reader does not know. A build is checked against the whole schema where it is
 * made; but remotes are released before the shell that gives a menu a new place, so whoever reads the manifest of another
 * build leaves such an entry out instead of refusing the build with all its pages.
 *
 * Only entries that nothing else leans on are left out: links and fillings of slots. An entry for readers of an unknown kind is shown to
 * nobody. All else that is unknown stays an error: a route without its guard would be open, a form without its field would lose what was typed.
 */
import { condition, MENU_PLACES } from './menu.ts';

export interface KnownManifest {
  /** The manifest with the entries that are known, still to be parsed. */
  readonly manifest: unknown;
  /** One for each entry that was left out: `menu entry sample.title: place "header/new"`. */
  readonly leftOut: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** The list of a manifest, what one of its entries is called, and its words that may grow in number. */
interface GrowingList {
  readonly list: string;
  readonly nameOf: (entry: Json) => string;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

const GROWING: readonly GrowingList[] = [
  { list: 'menu', nameOf: ({ title }) => `menu entry ${String(title)}`, words: { place: MENU_PLACES, condition: condition.options } },
  { list: 'slots', nameOf: ({ slot, module }) => `filling ${String(module)} of slot ${String(slot)}`, words: { condition: condition.options } },
];

/** Takes the JSON of a manifest. What is no manifest at all comes back as it is, for the schema to refuse. */
export function withoutUnknownEntries(manifest: unknown): KnownManifest {
  if (!isObject(manifest)) return { manifest, leftOut: [] };
  const leftOut: string[] = [];
  const known = GROWING.flatMap(({ list, nameOf, words }) => {
    const entries: unknown = manifest[list];
    if (!Array.isArray(entries)) return [];
    const kept = entries.filter((entry: unknown) => {
      const unknown = isObject(entry) ? unknownWords(entry, words) : [];
      if (isObject(entry) && unknown.length > 0) leftOut.push(`${nameOf(entry)}: ${unknown.join(', ')}`);
      return unknown.length === 0;
    });
    return [[list, kept] as const];
  });
  return { manifest: { ...manifest, ...Object.fromEntries(known) }, leftOut };
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is no word at all is a fault, and left to the schema. */
const unknownWords = (entry: Json, words: GrowingList['words']): string[] =>
  Object.entries(words).flatMap(([key, known]) => {
    const value = entry[key];
    return typeof value === 'string' && !known.includes(value) ? [`${key} ${JSON.stringify(value)}`] : [];
  });
