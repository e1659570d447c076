/**
 * What can be wrong with a catalogue of messages: a pure verdict over texts in memory. Every fault is one sentence for
 * the squad that wrote it.
 */
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { foreignWords } from './foreign-words.ts';

/** Texts of one language by message id. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** Share of Latin letters above which a text in another script counts as not translated. */
const LATIN_LIMIT = 0.4;
const OTHER_SCRIPTS: readonly Locale[] = ['ar', 'ur', 'zh-CN'];
/** Words that stay Latin in every language: the brand, codes, units, channels. */
const LATIN_WORDS = new Set(
  'amberlane api app sms pdf jpeg png webp csv qr iso utc gmt id ok cod ddp dap iban swift whatsapp wechat facebook instagram linkedin youtube tiktok x google chrome javascript cookie cookies https www email e-mail kg g cm km mb kb en fr ar ur tr zh ng gh ke ug ma eg sa ae pk cn ngn ghs kes ugx mad egp sar aed pkr cny try usd hkd'.split(
    ' ',
  ),
);
/** A text of so many words that is the English one letter by letter was forgotten, not chosen. */
const TRANSLATED_FROM_WORDS = 3;

const ID = /^[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+$/;

export const bundleOf = (id: string): string => id.slice(0, id.indexOf('.'));

interface Shape {
  /** `{name}`, plurals and selects included. */
  readonly placeholders: Set<string>;
  readonly tags: Set<string>;
  readonly plurals: Map<string, { readonly type: Intl.PluralRuleType; readonly options: readonly string[] }>;
  readonly selects: Map<string, readonly string[]>;
  /** Literal text of all branches. */
  text: string;
}

function shapeOf(elements: readonly MessageFormatElement[], shape: Shape): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal) shape.text += ` ${element.value}`;
    else if (isTagElement(element)) {
      shape.tags.add(element.value);
      shapeOf(element.children, shape);
    } else if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.keys(element.options);
      shape.placeholders.add(element.value);
      if (isPluralElement(element)) shape.plurals.set(element.value, { type: element.pluralType ?? 'cardinal', options });
      else shape.selects.set(element.value, options);
      for (const option of Object.values(element.options)) shapeOf(option.value, shape);
    } else if (element.type !== TYPE.pound) shape.placeholders.add(element.value);
  }
  return shape;
}

const read = (text: string): Shape =>
  shapeOf(parse(text), { placeholders: new Set(), tags: new Set(), plurals: new Map(), selects: new Map(), text: '' });

const listed = (values: Iterable<string>): string => [...values].sort().join(', ') || 'none';
const differ = (a: Iterable<string>, b: Iterable<string>): boolean => listed(a) !== listed(b);

const words = (text: string): string[] => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

const EMAIL_ADDRESS = /\S+@\S+/g;

/** Share of Latin letters, 0 to 1, among all letters that could have been translated. */
function latinShare(text: string): number {
  const letters = words(text.replaceAll(EMAIL_ADDRESS, ''))
    .filter((word) => !LATIN_WORDS.has(word.toLowerCase()))
    .join('')
    .match(/\p{L}/gu);
  return letters ? letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length / letters.length : 0;
}

function pluralFaults(shape: Shape, locale: Locale): string[] {
  return [...shape.plurals].flatMap(([name, { type, options }]) => {
    const categories: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const missing = categories.filter((category) => !options.includes(category));
    const foreign = options.filter((option) => !option.startsWith('=') && !categories.includes(option));
    return [
      ...(missing.length > 0 ? [`the plural of {${name}} lacks ${missing.join(', ')}`] : []),
      ...(foreign.length > 0 ? [`the plural of {${name}} has ${foreign.join(', ')}, which this language never uses`] : []),
    ];
  });
}

/** What is wrong with a translation beside its English original. */
function translationFaults(english: Shape, shape: Shape, locale: Locale): string[] {
  const faults: string[] = [];
  if (differ(english.placeholders, shape.placeholders)) {
    faults.push(`has the placeholders ${listed(shape.placeholders)} where English has ${listed(english.placeholders)}`);
  }
  if (differ(english.tags, shape.tags)) faults.push(`has the tags ${listed(shape.tags)} where English has ${listed(english.tags)}`);
  for (const [name, options] of english.selects) {
    if (differ(options, shape.selects.get(name) ?? [])) faults.push(`chooses among other values of {${name}} than English`);
  }
  if (new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length > 1) {
    for (const name of english.plurals.keys()) {
      if (!shape.plurals.has(name)) faults.push(`has no plural of {${name}} where English has one`);
    }
  }
  if (OTHER_SCRIPTS.includes(locale) && latinShare(shape.text) > LATIN_LIMIT) faults.push('is mostly in Latin letters');
  else if (words(shape.text).length >= TRANSLATED_FROM_WORDS && shape.text === english.text) faults.push('is the English text');
  return faults;
}

/** What is wrong with a translation that a table brought, each as the end of a sentence. */
export function faultsOfTranslation(locale: Locale, english: string, text: string): string[] {
  try {
    const shape = read(text);
    return [...translationFaults(read(english), shape, locale), ...pluralFaults(shape, locale), ...foreignWords(locale, shape.text)];
  } catch (error) {
    return [`is no ICU message (${error instanceof Error ? error.message : String(error)})`];
  }
}

function textFaults(id: string, catalogues: Catalogues): string[] {
  let english: Shape | null = null;
  return LOCALES.flatMap((locale) => {
    const text = catalogues[locale][id];
    const say = (fault: string): string => `${locale} ${id}: ${fault}`;
    if (text === undefined) return [say('is missing')];
    if (text.trim() === '') return [say('is empty')];
    let shape: Shape;
    try {
      shape = read(text);
    } catch (error) {
      return [say(`is no ICU message (${error instanceof Error ? error.message : String(error)})`)];
    }
    if (locale === 'en') english = shape;
    const beside = locale === 'en' || !english ? [] : translationFaults(english, shape, locale);
    return [...beside, ...pluralFaults(shape, locale), ...foreignWords(locale, shape.text)].map(say);
  });
}

/** Faults of one part's messages in all languages. */
export function catalogueFaults(catalogues: Catalogues): string[] {
  const ids = new Set(LOCALES.flatMap((locale) => Object.keys(catalogues[locale])));
  return [...ids].flatMap((id) => {
    if (!ID.test(id)) return [`${id}: an id is "<bundle>.<name>"`];
    if (catalogues.en[id] === undefined) return [`${id}: is not in en.json, which all languages follow`];
    return textFaults(id, catalogues);
  });
}

export interface MessageUse {
  /** Ids that stand in the source, and beginnings (`tracking.status.`) of ids put together there. */
  readonly ids: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
}

/** Ids that nobody shows, and ids shown that do not exist; only for the bundles in the catalogue. `shown`: ids that code need not name. */
export function useFaults(english: Catalogue, { ids, prefixes }: MessageUse, shown: ReadonlySet<string> = new Set()): string[] {
  const known = Object.keys(english);
  const bundles = new Set(known.map(bundleOf));
  const unused = known.filter((id) => !ids.has(id) && !shown.has(id) && ![...prefixes].some((prefix) => id.startsWith(prefix)));
  const unknown = [...ids].filter((id) => bundles.has(bundleOf(id)) && english[id] === undefined);
  const empty = [...prefixes].filter((prefix) => bundles.has(bundleOf(prefix)) && !known.some((id) => id.startsWith(prefix)));
  return [
    ...unused.map((id) => `${id}: nothing shows it`),
    ...unknown.map((id) => `${id}: is used and not in en.json`),
    ...empty.map((prefix) => `${prefix}…: is used and no id in en.json begins so`),
  ];
}

/** Bundles that several parts of the site claim: their files would overwrite each other's texts in the page. */
export function bundleClashes(partsByName: ReadonlyMap<string, Catalogue>): string[] {
  const owners = Map.groupBy(
    [...partsByName].flatMap(([part, catalogue]) => [...new Set(Object.keys(catalogue).map(bundleOf))].map((bundle) => ({ part, bundle }))),
    ({ bundle }) => bundle,
  );
  return [...owners].filter(([, parts]) => parts.length > 1).map(([bundle, parts]) => `bundle "${bundle}" belongs to ${parts.map(({ part }) => part).join(' and ')}`);
}
