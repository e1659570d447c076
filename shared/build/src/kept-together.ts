/**
 * What stays on one line, set so when messages are compiled: a figure and its unit or currency, by a no-break space, and
 * a letter and the word that it begins, `e-posta`, by a no-break hyphen.
 */
import { isLiteralElement, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const NO_BREAK = '\u00a0';
const CURRENCY = '(?:CNY|USD|MAD|NGN|GHS|KES|UGX|EGP|SAR|AED|PKR|TRY)';
const UNIT = String.raw`(?:${CURRENCY}|kg|g|km|cm|mm|m|m²|m³|h|min|Wh|mAh|ko|Mo|KB|MB|%|كغم|كجم|كغ|غ|سم|كم|کلوگرام|گرام|کلو|سینٹی میٹر|کلومیٹر)(?![\p{L}\p{M}\d])`;

const UNIT_AFTER_DIGIT = new RegExp(String.raw`(?<=\d) (?=${UNIT})`, 'gu');
const UNIT_AT_START = new RegExp(`^ (?=${UNIT})`, 'u');
const DIGIT_AFTER_CURRENCY = new RegExp(String.raw`(?<=\b${CURRENCY}) (?=\d)`, 'gu');
const LETTER_AND_WORD = /(?<![\p{L}\d/.@-])(\p{L})-(?=\p{Ll}{2})/gu;
const NO_BREAK_HYPHEN = '\u2011';
const CURRENCY_AT_END = new RegExp(String.raw`(?<=\b${CURRENCY}) $`, 'u');

/** Whether an element shows a value: what stands before its unit or behind its currency. */
const isValue = (element: MessageFormatElement | undefined): boolean => element !== undefined && !isLiteralElement(element) && !isTagElement(element);

/** The tree with no-break spaces and hyphens, in the forms of plurals and inside of tags too. */
export const keepTogether = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element, index) => {
    if (isLiteralElement(element)) {
      let value = element.value.replaceAll(UNIT_AFTER_DIGIT, NO_BREAK).replaceAll(DIGIT_AFTER_CURRENCY, NO_BREAK).replaceAll(LETTER_AND_WORD, `$1${NO_BREAK_HYPHEN}`);
      if (isValue(elements[index - 1])) value = value.replace(UNIT_AT_START, NO_BREAK);
      if (isValue(elements[index + 1])) value = value.replace(CURRENCY_AT_END, NO_BREAK);
      return { ...element, value };
    }
    if (isTagElement(element)) return { ...element, children: keepTogether(element.children) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.fromEntries(Object.entries(element.options).map(([name, option]) => [name, { ...option, value: keepTogether(option.value) }]));
      return { ...element, options };
    }
    return element;
  });
