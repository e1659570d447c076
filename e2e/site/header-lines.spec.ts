/** The wide header keeps to one line whatever the length of a language's words: labels don't break, and nothing stands beyond the page's content. */
import type { Page } from '@playwright/test';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { expect, test } from '../setup/site-test.ts';

const WIDTHS = [1200, 1280, 1440];
/** Less than half a line: letters of some scripts stand a little higher than others. */
const SAME_LINE = 8;

/** Parts of the open menu that are cut at its edge. */
const cutInMenu = (page: Page): Promise<string[]> =>
  page.getByRole('banner').locator('details[open] > :not(summary)').evaluate((panel) => {
    const room = panel.getBoundingClientRect();
    const outside = (part: Element): boolean => part.getBoundingClientRect().left < room.left - 1 || part.getBoundingClientRect().right > room.right + 1;
    const columns = [...panel.querySelectorAll('ul')].map((list) => list.getBoundingClientRect());
    const overlaps = columns.some((one, at) => columns.some((other, next) => next > at && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
    const links = [...panel.querySelectorAll('a')];
    const cut = [...links.filter((link) => link.scrollWidth > link.clientWidth + 1), ...[...links, ...panel.querySelectorAll('p, img')].filter(outside)];
    return [...(overlaps ? ['columns overlap'] : []), ...cut.map((part) => `cut: ${part.textContent.trim() || part.tagName}`)];
  });

/** The header as a customer of this name sees it. */
const signIn = (page: Page, name: string): Promise<void> =>
  page.evaluate((nickName) => {
    document.documentElement.setAttribute('data-signed-in', '');
    for (const shown of document.querySelectorAll('[data-nick-name]')) shown.textContent = nickName;
  }, name);

/** Labels in more than one line, cut ones, and those that overlap their neighbour or leave the row. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header, sameLine) => {
    const row = header.firstElementChild;
    if (!row) return ['no row'];
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const room = { left: row.getBoundingClientRect().left + parseFloat(paddingLeft), right: row.getBoundingClientRect().right - parseFloat(paddingRight) };
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
        await siteHeader.services.click();
        expect(await cutInMenu(page)).toEqual([]);
        await siteHeader.services.click();
        await signIn(page, 'Ama Mensah');
        expect((await brokenLabels(page)).filter((label) => !label.endsWith('Ama Mensah'))).toEqual([]);
      });
    }
  });
}
