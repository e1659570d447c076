/** A figure and its unit stay on one line: the space between them is set as a no-break space when messages are compiled. */
import { isLiteralElement, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const NO_BREAK = '\u00a0';
const UNIT = String.raw`(?:kg|g|km|cm|mm|m|m²|m³|h|min|Wh|mAh|ko|Mo|KB|MB|%|كغم|كجم|كغ|غ|سم|كم|کلوگرام|گرام|کلو|سینٹی میٹر|کلومیٹر)(?![\p{L}\p{M}\d])`;
const CURRENCY = '(?:CNY|USD|MAD|NGN|GHS|KES|UGX|EGP|SAR|AED|PKR|TRY)';

const UNIT_AFTER_DIGIT = new RegExp(String.raw`(?<=\d) (?=${UNIT})`, 'gu');
const UNIT_AT_START = new RegExp(`^ (?=${UNIT})`, 'u');
const DIGIT_AFTER_CURRENCY = new RegExp(String.raw`(?<=\b${CURRENCY}) (?=\d)`, 'gu');
const CURRENCY_AT_END = new RegExp(String.raw`(?<=\b${CURRENCY}) $`, 'u');

/** Whether an element shows a value: what stands before its unit or behind its currency. */
const isValue = (element: MessageFormatElement | undefined): boolean => element !== undefined && !isLiteralElement(element) && !isTagElement(element);

/** The tree with no-break spaces between figures and units, in the forms of plurals and inside of tags too. */
export const keepUnits = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element, index) => {
    if (isLiteralElement(element)) {
      let value = element.value.replaceAll(UNIT_AFTER_DIGIT, NO_BREAK).replaceAll(DIGIT_AFTER_CURRENCY, NO_BREAK);
      if (isValue(elements[index - 1])) value = value.replace(UNIT_AT_START, NO_BREAK);
      if (isValue(elements[index + 1])) value = value.replace(CURRENCY_AT_END, NO_BREAK);
      return { ...element, value };
    }
    if (isTagElement(element)) return { ...element, children: keepUnits(element.children) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.fromEntries(Object.entries(element.options).map(([name, option]) => [name, { ...option, value: keepUnits(option.value) }]));
      return { ...element, options };
    }
    return element;
  });
