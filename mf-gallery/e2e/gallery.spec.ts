/** Every component in every state, in six languages: what a tool can see of it, and pictures for people. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Place } from '@amberlane/contract';
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/take-over';
import { textFaults } from '@amberlane/testing/text-faults';

const PLACES: readonly Place[] = [
  { country: 'GH', locale: 'en' },
  { country: 'CN', locale: 'zh-CN' },
  { country: 'MA', locale: 'fr' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'TR', locale: 'tr' },
];

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/test/gallery');
const SPECIMEN = '[data-specimen]';

/** Rules about a page as a whole: a page of specimens has several heads, trails and headings of any level, on purpose. */
const OF_WHOLE_PAGES = ['landmark-unique', 'heading-order', 'page-has-heading-one', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'];

/** Where each specimen lies: what moves when React takes over moves under the reader's finger. */
const layout = (page: Page): Promise<string[]> =>
  page.locator(SPECIMEN).evaluateAll((frames) =>
    frames.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      return `${frame.getAttribute('data-specimen') ?? ''} ${Math.round(width)} × ${Math.round(height)}`;
    }),
  );

for (const place of PLACES) {
  test.describe(`in ${place.locale}`, () => {
    test.use({ place });
    test.slow();

    for (const sheet of ['components', 'forms'] as const) {
      test(`${sheet}: accessible in both themes and in the reader's colours, nothing cut off or on top of other text, nothing moves`, async ({ page, segment }) => {
        await page.goto(`/${segment}/gallery/${sheet}`);
        const asSent = await layout(page);
        await takeOver(page);
        await expect.poll(() => layout(page)).toEqual(asSent);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-1280.png`), fullPage: true });
        expect(await textFaults(page, SPECIMEN)).toEqual([]);
        expect(await accessibilityFaults(page, { except: OF_WHOLE_PAGES, within: SPECIMEN })).toEqual([]);

        await page.emulateMedia({ forcedColors: 'active' });
        expect(await accessibilityFaults(page, { only: ['color-contrast'], within: SPECIMEN })).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        expect(await accessibilityFaults(page, { only: ['color-contrast'], within: SPECIMEN })).toEqual([]);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-dark.png`), fullPage: true });

        await page.setViewportSize({ width: 320, height: 740 });
        await expect(page).toFitItsWidth();
        expect(await textFaults(page, SPECIMEN)).toEqual([]);
        await page.screenshot({ path: path.join(PICTURES, `${sheet}-${segment}-320.png`), fullPage: true });
      });
    }
  });
}
