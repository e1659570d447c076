/**
 * What stays on one line, set so when messages are compiled: a figure and its unit or currency, by a no-break space, and
 * a letter and the word that it begins, `e-posta`, by a no-break hyphen. In lines from right to left a figure and its
 * percent sign are isolated: the sign would change sides with the letters that stand before it.
 */
import { createLiteralElement, isLiteralElement, isNumberElement, isNumberSkeleton, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { END_OF_ISOLATE, holdPercents, ISOLATE, isFromRightToLeft } from '@amberlane/contract/site/percent-text';

const NO_BREAK = '\u00a0';
const CURRENCY = '(?:CNY|USD|MAD|NGN|GHS|KES|UGX|EGP|SAR|AED|PKR|TRY)';
const UNIT = String.raw`(?:${CURRENCY}|kg|g|km|cm|mm|m|m²|m³|h|min|Wh|mAh|ko|Mo|KB|MB|%|كغم|كجم|كغ|غم|غ|مم|سم|كم|كيلوغرام|ميغابايت|واط|ريال|درهم|کلوگرام|گرام|کلو|ملی میٹر|سینٹی میٹر|کلومیٹر|واٹ|روپے|فیصد)(?![\p{L}\p{M}\d])`;

const UNIT_AFTER_DIGIT = new RegExp(String.raw`(?<=\d\u2069?) (?=${UNIT})`, 'gu');
const UNIT_AT_START = new RegExp(`^ (?=${UNIT})`, 'u');
const DIGIT_AFTER_CURRENCY = new RegExp(String.raw`(?<=\b${CURRENCY}) (?=\d)`, 'gu');
/** A separator between two parts goes with the second: at the end of a line it would wait for nothing. */
const DOT_BEFORE_PART = /(?<= ·) /gu;
/** Two words of one meaning: of the second alone nobody knows what is counted. */
const WORD_PAIR = /(?<![\p{L}\p{M}])(?:يوم عمل|يومي عمل|أيام عمل|واط ساعة|سینٹی میٹر|ملی میٹر|واٹ آور|ڈور ٹو ڈور)(?![\p{L}\p{M}])/gu;
const LETTER_AND_WORD = /(?<![\p{L}\d/.@-])(\p{L})-(?=\p{Ll}{2})/gu;
const NO_BREAK_HYPHEN = '\u2011';
const CURRENCY_AT_END = new RegExp(String.raw`(?<=\b${CURRENCY}) $`, 'u');

/** Whether an element shows a value: what stands before its unit or behind its currency. */
const isValue = (element: MessageFormatElement | undefined): boolean => element !== undefined && !isLiteralElement(element) && !isTagElement(element);

/** The tree with no-break spaces, hyphens and isolates, in the forms of plurals and inside of tags too. */
export const keepTogether = (elements: readonly MessageFormatElement[]): MessageFormatElement[] => (isFromRightToLeft(JSON.stringify(elements)) ? elements.flatMap(withPercentHeld) : elements).map(onOneLine);

function onOneLine(element: MessageFormatElement, index: number, elements: readonly MessageFormatElement[]): MessageFormatElement {
  if (isLiteralElement(element)) {
    let value = element.value.replaceAll(UNIT_AFTER_DIGIT, NO_BREAK).replaceAll(DIGIT_AFTER_CURRENCY, NO_BREAK).replaceAll(LETTER_AND_WORD, `$1${NO_BREAK_HYPHEN}`).replaceAll(DOT_BEFORE_PART, NO_BREAK).replaceAll(WORD_PAIR, (words) => words.replaceAll(' ', NO_BREAK));
    if (isValue(elements[index - 1])) value = value.replace(UNIT_AT_START, NO_BREAK);
    if (isValue(elements[index + 1])) value = value.replace(CURRENCY_AT_END, NO_BREAK);
    return { ...element, value };
  }
  return withChildren(element, (children) => children.map(onOneLine));
}

function withChildren(element: MessageFormatElement, change: (children: MessageFormatElement[]) => MessageFormatElement[]): MessageFormatElement {
  if (isTagElement(element)) return { ...element, children: change(element.children) };
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const options = Object.fromEntries(Object.entries(element.options).map(([name, option]) => [name, { ...option, value: change(option.value) }]));
  return { ...element, options };
}

const isPercent = (element: MessageFormatElement): boolean =>
  isNumberElement(element) && (isNumberSkeleton(element.style) ? element.style.tokens.some(({ stem }) => stem === 'percent') : element.style === 'percent');

function withPercentHeld(element: MessageFormatElement, index: number, elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  if (isLiteralElement(element)) {
    const written = holdPercents(element.value);
    return [{ ...element, value: isBeforePercent(elements[index - 1], element) ? written.replace('%', `%${END_OF_ISOLATE}`) : written }];
  }
  const before = createLiteralElement(ISOLATE);
  if (isPercent(element)) return [before, element, createLiteralElement(END_OF_ISOLATE)];
  const own = withChildren(element, (children) => children.flatMap(withPercentHeld));
  return isBeforePercent(element, elements[index + 1]) ? [before, own] : [own];
}

/** Whether a sign is written behind a value, `{share, number}%`. */
const isBeforePercent = (element: MessageFormatElement | undefined, next: MessageFormatElement | undefined): boolean =>
  isValue(element) && next !== undefined && isLiteralElement(next) && next.value.startsWith('%');
