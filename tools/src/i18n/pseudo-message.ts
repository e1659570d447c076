/**
 * Messages in a language that nobody speaks: English in Greek and Cyrillic letters, in brackets, and 40 % longer. On a
 * page in it every word in Latin letters came from somewhere else than a message, and what is too narrow for a long
 * language is too narrow for this one.
 */
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER = 'αβϲδεφγηιјκλмνορϙгѕтυѵωχуζΑΒСΔΕФΓΗΙЈΚΛΜΝΟΡҀГЅΤЦѴΩΧΥΖ';
/** Words as long as most, since a line can be broken between them only. */
const PADDING = 'ωσωσω ';
const GROWTH = .4;

/** A compiled message as its pseudo message; values, plural forms and tags stay as they are. */
export const pseudoMessage = (message: readonly MessageFormatElement[]): MessageFormatElement[] => [literal('⟦'), ...message.map(pseudoElement), literal('⟧')];

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value) };
    case TYPE.select:
    case TYPE.plural: {
      const changed = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }] as const);
      return { ...element, options: Object.fromEntries(changed) };
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    default:
      return element;
  }
}

/** White space at the ends keeps values and tags apart; the padding goes in front of it. */
function pseudoText(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const letters = words.replace(/[A-Za-z]/g, (letter) => OTHER.charAt(LATIN.indexOf(letter)));
  const count = words.match(/[A-Za-z]/g)?.length ?? 0;
  const padding = PADDING.repeat(Math.ceil((count * GROWTH) / PADDING.length)).trim();
  return before + letters + (padding && ` ${padding}`) + after;
}
