/** The wide header keeps to one line whatever the length of a language's words: labels don't break, and nothing stands beyond the page's content. */
import type { Page } from '@playwright/test';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { expect, test } from '../setup/site-test.ts';

const WIDTHS = [1200, 1280, 1440];
/** Less than half a line: letters of some scripts stand a little higher than others. */
const SAME_LINE = 8;

/** Labels in more than one line, cut ones, and those that overlap their neighbour or leave the row. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header, sameLine) => {
    const row = header.firstElementChild;
    if (!row) return ['no row'];
    const room = row.getBoundingClientRect();
    const shown = [...row.querySelectorAll('a, summary')].filter((label) => label.checkVisibility() && label.closest('details:not([open]) > :not(summary)') === null);
    const boxes = shown.map((label) => ({ text: label.textContent.trim(), box: label.getBoundingClientRect(), label }));
    const inLines = boxes.filter(({ label }) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        tops.push(...[...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top));
      }
      return tops.some((top) => Math.abs(top - (tops[0] ?? top)) > sameLine);
    });
    const outside = boxes.filter(({ box }) => box.left < room.left - 1 || box.right > room.right + 1);
    const overlapping = boxes.filter(({ box }, index) => boxes.some((other, at) => at > index && box.left < other.box.right - 1 && other.box.left < box.right - 1));
    const cut = [...row.querySelectorAll<HTMLElement>('*')].filter((part) => part.checkVisibility() && getComputedStyle(part).textOverflow === 'ellipsis' && part.clientWidth > 1 && part.scrollWidth > part.clientWidth);
    return [...cut.map(({ textContent }) => `cut: ${textContent.trim()}`), ...inLines.map(({ text }) => `in lines: ${text}`), ...outside.map(({ text }) => `outside: ${text}`), ...overlapping.map(({ text }) => `overlapping: ${text}`)];
  }, SAME_LINE);

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    for (const width of WIDTHS) {
      test(`the header is one line at ${width} px`, async ({ page, homePage, siteHeader }) => {
        await page.setViewportSize({ width, height: 800 });
        await homePage.open();
        await expect(siteHeader.link('tracking-menu.servicePoints')).toBeVisible();
        expect(await brokenLabels(page)).toEqual([]);
      });
    }
  });
}
