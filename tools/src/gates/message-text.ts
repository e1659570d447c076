/** What a reader sees of a message, for checks of its letters: a line for each choice, with marks where values stand. */
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { BRAND } from '@amberlane/contract/site/brand';

/** Stands where a value is put in. */
export const VALUE = '\ufffc';
/** Stands where something is set as code, whose letters are nobody's language. */
export const CODE = '\ufffb';

/** Each wording of a message once: the first form of every plural and choice, then the second, and so on. */
export function wordings(message: string): string[] {
  const elements = parse(message);
  return [...new Set(Array.from({ length: formsOf(elements) }, (_, index) => wordingOf(elements, index)))];
}

function formsOf(elements: readonly MessageFormatElement[]): number {
  return Math.max(1, ...elements.map((element) => {
    if (isTagElement(element)) return formsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return 1;
    const options = Object.values(element.options);
    return Math.max(options.length, ...options.map(({ value }) => formsOf(value)));
  }));
}

function wordingOf(elements: readonly MessageFormatElement[], index: number): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (isTagElement(element)) return element.value === 'code' ? CODE : wordingOf(element.children, index);
      if (isPluralElement(element) || isSelectElement(element)) {
        const options = Object.values(element.options);
        return wordingOf(options[Math.min(index, options.length - 1)]?.value ?? [], index);
      }
      return element.type !== TYPE.pound && element.value === 'brand' ? BRAND.name : VALUE;
    })
    .join('');
}
