/**
 * Repairs of a message that need no understanding of it: quotation marks, apostrophes, spaces, punctuation of the script
 * (`gates/typography-faults.ts` names the rules). Values, tags, plural forms and what is set as code stay as they are.
 */
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@amberlane/contract/site';
import { CODE, VALUE } from '../gates/message-text.ts';
import { UNITS } from '../gates/typography-faults.ts';

/** What is repaired, on a text whose values and tags are masked; `$1` as with `String.replace`. */
type Repair = readonly [sign: RegExp, repaired: string];

const NARROW = '\u202f';
const AMOUNT = String.raw`[\d${VALUE}]`;
const HAN = String.raw`\p{Script=Han}`;
/** Where a language has no row. */
const USUAL_QUOTES = ['“', '”'] as const;
const QUOTES: Readonly<Partial<Record<Locale, readonly [open: string, close: string]>>> = {
  fr: [`«${NARROW}`, `${NARROW}»`],
  ar: ['«', '»'],
  ur: ['”', '“'],
};

const EVERYWHERE: readonly Repair[] = [
  [/(?<!\.)\.{3}(?!\.)/gu, '…'],
  [/''|['`´]/gu, '’'],
  [/(?<=\S) {2,}(?=\S)/gu, ' '],
];
const PERCENTAGE: Repair = [new RegExp(String.raw`(?<=${AMOUNT})[ \u00a0\u202f]%`, 'gu'), '%'];
const FRENCH: readonly Repair[] = [
  [/(?<=[^\s\u202f!?(])[ \u00a0]*([;!?])/gu, `${NARROW}$1`],
  [new RegExp(String.raw`(?:[ \u00a0]+:|(?<=\S)(?<!\u202f|${AMOUNT}):(?!//)|(?<=\S)(?<!\u202f):(?=\s|$))`, 'gu'), `${NARROW}:`],
  [/«[ \u00a0\u202f]*/gu, `«${NARROW}`],
  [/[ \u00a0\u202f]*»/gu, `${NARROW}»`],
  [new RegExp(String.raw`(?<=${AMOUNT}) (?=${UNITS})`, 'gu'), '\u00a0'],
  [new RegExp(String.raw`(?<=${AMOUNT}) ?%`, 'gu'), '\u00a0%'],
];
const FULL_WIDTH: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' };
const CHINESE: readonly Repair[] = [
  ...Object.entries(FULL_WIDTH).map(([half, full]): Repair => [new RegExp(String.raw`(?<=${HAN})[${half}] ?|[${half}](?=${HAN})`, 'gu'), full]),
  [new RegExp(String.raw`[ \u00a0]+(?=[，。：；！？、（）《》])`, 'gu'), ''],
  [new RegExp(String.raw`(?<=[，。：；！？、（）《》])[ \u00a0]+`, 'gu'), ''],
  [new RegExp(String.raw`(?<=${AMOUNT})([ \u00a0\u202f]?)CNY`, 'gu'), '$1元'],
  [new RegExp(String.raw`(?<=\d{4}) (?=年)|(?<=\d年) (?=\d)|(?<=\d) (?=月)|(?<=\d ?月) (?=\d)|(?<=月 ?\d{1,2}) (?=日)|(?<=${HAN}) (?=(?:\d{4} ?年|\d{1,2} ?月))|(?<=月 ?\d{1,2} ?日) (?=${HAN})`, 'gu'), ''],
];
const ARABIC_END = String.raw`(?<=[\p{Script=Arabic}»)”“${VALUE}${CODE}])`;
const ARABIC_SCRIPT: readonly Repair[] = [
  [new RegExp(String.raw`${ARABIC_END},(?!\d)`, 'gu'), '،'],
  [new RegExp(String.raw`${ARABIC_END};`, 'gu'), '؛'],
  [new RegExp(String.raw`${ARABIC_END}\?`, 'gu'), '؟'],
];
const ARABIC: readonly Repair[] = [...ARABIC_SCRIPT, [/“/gu, '«'], [/”/gu, '»']];
const URDU: readonly Repair[] = [...ARABIC_SCRIPT, [/«/gu, '”'], [/»/gu, '“'], [/(?<=\p{Script=Arabic})\.(?![\p{L}\d.])/gu, '۔']];
const REPAIRS: Readonly<Partial<Record<Locale, readonly Repair[]>>> = {
  en: [...EVERYWHERE, PERCENTAGE],
  'zh-CN': [...EVERYWHERE, PERCENTAGE, ...CHINESE],
  fr: [...EVERYWHERE, ...FRENCH],
  ar: [...EVERYWHERE, PERCENTAGE, ...ARABIC],
  ur: [...EVERYWHERE, PERCENTAGE, ...URDU],
};

/** The message repaired; itself when nothing is to be done, or when it is no ICU message. */
export function repairedTypography(locale: Locale, message: string): string {
  let text = withQuotes(locale, message);
  for (const [sign, repaired] of REPAIRS[locale] ?? EVERYWHERE) text = replaceShown(text, sign, repaired);
  return locale === 'ur' ? inUrduOrder(text) : text;
}

/** Urdu opens with ” and closes with “; a text that does the opposite throughout is turned. */
function inUrduOrder(message: string): string {
  const marks = message.match(/[“”]/g) ?? [];
  const isTurned = marks.length > 0 && marks.length % 2 === 0 && marks.every((mark, index) => mark === (index % 2 === 0 ? '“' : '”'));
  return isTurned ? message.replaceAll(/[“”]/g, (mark) => (mark === '“' ? '”' : '“')) : message;
}

/** Replaces in what a reader sees of the message; never across a tag. */
function replaceShown(message: string, sign: RegExp, repaired: string): string {
  const { mask, places } = shownOf(message);
  let text = '';
  let end = 0;
  for (const match of mask.matchAll(sign)) {
    const [found] = match;
    const start = places[match.index] ?? message.length;
    const isWhole = found === '' || (places[match.index + found.length - 1] ?? 0) - start === found.length - 1;
    if (!isWhole || found.includes(VALUE) || found.includes(CODE)) continue;
    text += message.slice(end, start) + repaired.replace('$1', match[1] ?? '');
    end = start + found.length;
  }
  return text + message.slice(end);
}

/** Straight quotation marks in pairs, in the order of reading. */
function withQuotes(locale: Locale, message: string): string {
  const { mask, places } = shownOf(message);
  const marks = [...mask.matchAll(/"/g)].map(({ index }) => places[index] ?? 0);
  if (marks.length % 2 !== 0) return message;
  const [open, close] = QUOTES[locale] ?? USUAL_QUOTES;
  return marks.reduceRight((text, place, number) => `${text.slice(0, place)}${number % 2 === 0 ? open : close}${text.slice(place + 1)}`, message);
}

/** What a reader sees, a mark for each character of a value, and where each of these characters stands in the message. */
interface Shown {
  readonly mask: string;
  readonly places: readonly number[];
}

const TAG = '';

/** Nothing for what is no ICU message. */
function shownOf(message: string): Shown {
  const marks: string[] = Array.from({ length: message.length }, () => VALUE);
  try {
    showLiterals(parse(withPlainNames(message), { captureLocation: true }), message, marks, false);
  } catch {
    return { mask: '', places: [] };
  }
  const places = marks.flatMap((mark, place) => (mark === TAG ? [] : [place]));
  return { mask: marks.join(''), places };
}

/** A quoted label (`{label:track.title}`) as a value with a name of the same length, which ICU knows. */
const withPlainNames = (message: string): string => message.replaceAll(/\{label:[^{}]*\}/g, (quoted) => `{${'l'.repeat(quoted.length - 2)}}`);

/** ICU's own use of the apostrophe: `'{'`. */
const ESCAPED = /'[{}<>#|][^']*'?/g;

function showLiterals(elements: readonly MessageFormatElement[], message: string, marks: string[], asCode: boolean): void {
  for (const element of elements) {
    const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } };
    const mark = (text: string): void => {
      for (let index = 0; index < end.offset - start.offset; index += 1) marks[start.offset + index] = text === TAG ? TAG : (text[index] ?? VALUE);
    };
    if (element.type === TYPE.literal) {
      const written = message.slice(start.offset, end.offset);
      mark(asCode ? CODE.repeat(written.length) : written.replace(ESCAPED, (escaped) => VALUE.repeat(escaped.length)));
    } else if (isTagElement(element)) {
      mark(TAG);
      showLiterals(element.children, message, marks, asCode || element.value === 'code');
    } else {
      mark(VALUE.repeat(end.offset - start.offset));
      if (isPluralElement(element) || isSelectElement(element)) for (const { value } of Object.values(element.options)) showLiterals(value, message, marks, asCode);
    }
  }
}
