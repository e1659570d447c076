/**
 * Finds English that stands in the code instead of the messages: on a page in another script every word in Latin
 * letters is either a name, a code or a number that stays so in all languages, or was forgotten.
 */
import type { JSHandle, Page } from '@playwright/test';
import { BRAND, COMPANY } from '@amberlane/contract/site/brand';

/** Names, codes and units that stay Latin in every language (glossary). */
const LATIN_NAMES = [BRAND.name, ...(COMPANY.legalName ?? '').split(' '), 'WhatsApp', 'WeChat', 'Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'UTC', 'GMT', 'SMS', 'API', 'OpenAPI', 'cURL', 'PDF', 'WebP', 'CSV', 'QR', 'Cookie', 'Esc', 'Natural', 'Earth', 'mAh', 'Wh', 'kg', 'km', 'cm', 'mm'];

/**
 * Texts, labels, hints and titles with a Latin word that is no name: `where: "text"`. For pages in Chinese, Arabic and
 * Urdu. `parsed`: a document that the page has read, instead of the one that it shows.
 */
export async function hardCodedText(page: Page, parsed?: JSHandle<Document>): Promise<string[]> {
  if (parsed) return page.evaluate(findLatinWords, { names: LATIN_NAMES, document: parsed });
  const shown = await page.evaluateHandle(() => document);
  try {
    return await page.evaluate(findLatinWords, { names: LATIN_NAMES, document: shown });
  } finally {
    await shown.dispose();
  }
}

/** Runs in the page. */
function findLatinWords({ names, document }: { readonly names: readonly string[]; readonly document: Document }): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  /** Addresses of mails and pages, and codes with digits or in capitals, are data. */
  const isWord = (word: string): boolean => /^\p{Script=Latin}{2,}$/u.test(word) && word !== word.toUpperCase() && !known.has(word.toLowerCase());
  const english = (text: string): boolean => text.replace(/\S+@\S+|https?:\S+|\S+\.example\S*/g, ' ').split(/[^\p{L}\p{M}\d]+/u).some(isWord);
  /** Left-to-right pieces are identifiers, and a piece with a language of its own says so. */
  const isMarked = (element: Element): boolean => element.closest('bdi[dir="ltr"], code, script, style, noscript') !== null || element.closest('[lang]') !== document.documentElement;

  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement && textContent && !isMarked(parentElement) && english(textContent)) faults.add(`${parentElement.tagName.toLowerCase()}: "${textContent.trim().slice(0, 60)}"`);
  }
  for (const attribute of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? '';
      if (!isMarked(element) && english(text)) faults.add(`${attribute}: "${text}"`);
    }
  }
  if (english(document.title)) faults.add(`title bar: "${document.title}"`);
  return [...faults];
}
