/**
 * Every public page in a browser: it fits 320, 360 and 1280 px, can be used by everyone, and says nothing in the console. What
 * does not need a browser is asked of all languages in `documents.spec.ts`; how much room texts have, in `e2e/languages`.
 */
import type { Page } from '@playwright/test';
import { marketSegment, type Locale } from '@amberlane/contract/site';
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { expect, test } from '@amberlane/testing/fixtures';
import { joinedWords } from '@amberlane/testing/joined-words';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { publicPages } from '@amberlane/testing/public-pages';

interface Look {
  readonly width: number;
  /** What breaks a rule of axe breaks it in every language: asked wide in English, on a phone from right to left. */
  readonly axe: boolean;
}

const HEIGHT = 800;
/** WCAG 1.4.10: 320 px is the narrowest. What a browser sees of a page is the same in languages of one direction; Urdu has its own script and line heights. */
const LOOKS: ReadonlyMap<Locale, readonly Look[]> = new Map([
  ['en', [{ width: 320, axe: false }, { width: 360, axe: false }, { width: 1280, axe: true }]],
  ['ar', [{ width: 360, axe: true }, { width: 1280, axe: false }]],
  ['ur', [{ width: 360, axe: false }]],
]);

/** WCAG 2.2.2: what moves by itself for longer needs a way to stop it. What moves with the reader's scrolling does not. */
const LONGEST_MOTION_MS = 5_000;

const tooLongMotions = (page: Page): Promise<string[]> =>
  page.evaluate(
    (longest) =>
      document
        .getAnimations()
        .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) > longest)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    LONGEST_MOTION_MS,
  );

const pages = await publicPages();

/** Opened one after the other in one tab, pages find compiled what the one before has compiled: the site's files, and axe. */
const PAGES_OF_A_TEST = 8;
const inGroups = (paths: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_OF_A_TEST) }, (_none, group) => paths.slice(group * PAGES_OF_A_TEST, (group + 1) * PAGES_OF_A_TEST));

for (const market of MARKET_PER_LANGUAGE) {
  const looks = LOOKS.get(market.locale) ?? [];
  if (looks.length === 0) continue;

  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    for (const paths of inGroups(pages.filter(({ countries }) => countries.includes(market.country)).map(({ path }) => path))) {
      const [first = '', last = ''] = [paths[0], paths.at(-1)].map((path) => path || 'home');
      // Urdu differs from Arabic by its script and line heights alone.
      test(`${first} to ${last} fit their width${looks.some(({ axe }) => axe) ? ', and everyone can use them' : ''}`, { tag: market.locale === 'ur' ? '@night' : [] }, async ({ page }) => {
        for (const path of paths) {
          await page.goto(`/${marketSegment(market)}${path && `/${path}`}`);
          expect.soft(await tooLongMotions(page), `motions without an end in ${path}`).toEqual([]);
          for (const { width, axe } of looks) {
            await page.setViewportSize({ width, height: HEIGHT });
            await expect.soft(page, `${path} at ${width} px`).toFitItsWidth();
            expect.soft(await joinedWords(page), `words of Arabic script that join across elements in ${path}`).toEqual([]);
            if (axe) expect.soft(await accessibilityFaults(page), `${path} at ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
