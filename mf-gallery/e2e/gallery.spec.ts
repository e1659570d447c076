/** Every component in every state, in six languages: what a tool can see of it, and pictures for people. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { textFaults } from '@amberlane/testing/text-faults';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'CN', locale: 'zh-CN' },
  { country: 'MA', locale: 'fr' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'TR', locale: 'tr' },
];

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/test/gallery');
const STORY = '[data-story]';

/** Rules about a page as a whole: a page of stories has several heads, trails and headings of any level, on purpose. */
const OF_WHOLE_PAGES = ['landmark-unique', 'heading-order', 'page-has-heading-one', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'];

/** Where each story lies: what moves when React takes over moves under the reader's finger. */
const layout = (page: Page): Promise<string[]> =>
  page.locator(STORY).evaluateAll((frames) =>
    frames.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return `${frame.getAttribute('data-story') ?? ''} ${Math.round(width)} × ${Math.round(height)}`;
    }),
  );

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });
    test.slow();

    for (const sheet of ['components', 'forms'] as const) {
      test(`${sheet}: accessible in both themes and in the reader's colours, nothing cut off or on top of other text, nothing moves`, async ({ page, segment }) => {
        await page.goto(`/${segment}/gallery/${sheet}`);
        const asSent = await layout(page);
        await takeOver(page);
        // The form library finds room for what is wrong with an entry when it runs.
        if (sheet === 'components') await expect.poll(() => layout(page)).toEqual(asSent);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-1280.png`), fullPage: true });
        expect(await textFaults(page, STORY)).toEqual([]);
        expect(await accessibilityFaults(page, { except: OF_WHOLE_PAGES, within: STORY })).toEqual([]);

        await page.emulateMedia({ forcedColors: 'active' });
        expect(await accessibilityFaults(page, { only: ['color-contrast'], within: STORY })).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        expect(await accessibilityFaults(page, { only: ['color-contrast'], within: STORY })).toEqual([]);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-dark.png`), fullPage: true });

        await page.setViewportSize({ width: 320, height: 740 });
        await expect(page).toFitItsWidth();
        expect(await textFaults(page, STORY)).toEqual([]);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-320.png`), fullPage: true });
      });
    }
  });
}

test('the contents lead to a component, and to a state that takes the whole window', async ({ page, segment }) => {
  await page.goto(`/${segment}/gallery`);
  await page.getByRole('link', { name: /^Dialog/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await page.goto(`/${segment}/gallery/components/dialog?state=open-confirm`);
  await takeOver(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a frame is as wide as asked for, and its theme as chosen', async ({ page, segment }) => {
  await page.goto(`/${segment}/gallery/components/button?width=360&theme=dark`);
  const frame = page.locator('[data-story="button/primary"]');
  expect((await frame.boundingBox())?.width).toBe(360);
  await expect(frame).toHaveAttribute('data-theme', 'dark');
});

for (const market of MARKETS.filter(({ country }) => country === 'GH' || country === 'EG')) {
  test.describe(`all texts, in ${market.locale}`, () => {
    test.use({ market });

    test('come without a touch, wide as columns from the side that the language begins on, narrow below each other', async ({ page, segment }) => {
      await page.goto(`/${segment}/gallery/texts?part=mf-content&bundle=help`);
      const row = page.getByRole('row').filter({ hasText: 'help.search.label' });
      await expect(row).toBeVisible();
      const [id, first, last] = await Promise.all([row.locator('th').boundingBox(), row.locator('td').first().boundingBox(), row.locator('td').last().boundingBox()]);
      const columns = [id?.x, first?.x, last?.x];
      expect(columns).toEqual([...columns].sort((a = 0, b = 0) => (market.locale === 'ar' ? b - a : a - b)));
      await expect(page).toFitItsWidth();

      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      const cells = await page.locator('tr[id="help.search.label"] > *').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
      expect(cells).toEqual([...cells].sort((a, b) => a - b));
      expect(new Set(cells).size).toBe(7);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}

test.describe('planted faults', () => {
  test.use({ market: { country: 'PK', locale: 'ur' } });

  const spoilt = async (page: Page, story: string, style: Readonly<Record<string, string>>): Promise<string[]> => {
    await page.locator(`[data-story="${story}"] p`).first().evaluate((element, styles) => Object.assign((element as HTMLElement).style, styles), style);
    return textFaults(page, STORY);
  };

  test('text that is cut off, on other text, beyond its frame or too tight is caught', async ({ page, segment }) => {
    await page.goto(`/${segment}/gallery/components/page-head`);
    const [story = ''] = await page.locator(`${STORY}:has(p)`).evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-story') ?? ''));
    expect(await textFaults(page, STORY)).toEqual([]);
    expect(await spoilt(page, story, { overflow: 'hidden', whiteSpace: 'nowrap', inlineSize: '60px' })).toContainEqual(expect.stringContaining('is cut off'));
    expect(await spoilt(page, story, { overflow: 'visible', inlineSize: 'auto', position: 'relative', insetInlineStart: '-400px' })).toContainEqual(expect.stringMatching(/sticks out|is cut off/));
    expect(await spoilt(page, story, { whiteSpace: 'normal', insetInlineStart: '', lineHeight: '1.2' })).toContainEqual(expect.stringContaining('too close for Nastaliq'));
    expect(await spoilt(page, story, { lineHeight: '', insetBlockStart: '-60px' })).toContainEqual(expect.stringContaining('lies on'));
  });
});
