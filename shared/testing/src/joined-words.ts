/**
 * Words of Arabic script that become one: letters join across inline elements, a margin between them does not part them.
 * Only white space, a box of its own or a line break does.
 */
import type { Page } from '@playwright/test';

/** The pairs on the page, as `…المغربـالدار…`; parts of one word that are marked up on purpose are none of the site's. */
export const joinedWords = (page: Page): Promise<readonly string[]> => page.evaluate(findJoinedWords);

/** Runs in the page: everything that it needs is inside. */
function findJoinedWords(): readonly string[] {
  const LETTER = /^[\p{L}]$/u;
  const ARABIC = /^\p{Script=Arabic}$/u;
  /** They never join the letter after them (Unicode: right-joining, non-joining). */
  const APART = 'اأإآٱءؤدذرزوةڈڑژےۓۃۀەۄۆۇۈۋ';
  const joinsNext = (text: string): boolean => {
    const last = /\p{L}(?=\p{M}*$)/u.exec(text)?.[0] ?? '';
    return ARABIC.test(last) && !APART.includes(last);
  };
  const joinsBefore = (text: string): boolean => {
    const first = text.charAt(0);
    return LETTER.test(first) && ARABIC.test(first) && first !== 'ء';
  };
  const found: string[] = [];
  /** The text before, unless something parts it from what follows. */
  let before: Text | null = null;
  const read = (text: Text): void => {
    if (text.data === '') return;
    if (before && before.parentElement !== text.parentElement && joinsNext(before.data) && joinsBefore(text.data)) found.push(`…${before.data.slice(-20)}|${text.data.slice(0, 20)}…`);
    before = text;
  };
  const walk = (element: Element): void => {
    const { display, position } = getComputedStyle(element);
    if (display === 'none') return;
    const isOut = position === 'absolute' || position === 'fixed';
    const isInline = (display === 'inline' || display === 'contents') && !isOut && !['BR', 'IMG', 'INPUT', 'SVG', 'svg'].includes(element.tagName);
    const outside = before;
    if (!isInline) before = null;
    for (const node of element.childNodes) {
      if (node instanceof Text) read(node);
      else if (node instanceof Element) walk(node);
    }
    if (!isInline) before = isOut ? outside : null;
  };
  walk(document.body);
  return found;
}
