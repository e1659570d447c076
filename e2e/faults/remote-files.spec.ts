/**
 * Files of a remote that are missing, late, altered or broken (quality §5 F5–F7): retry, last good build, at most one
 * reload, then a card; and whatever happens, the server's page can be read and the site goes on.
 */
import type { Route } from '@playwright/test';
import { ALONE, expect, test } from './fault-test.ts';
import { readProbe } from './probe-builds.ts';
import { breakFile, FILES, hangs, notFound, ranTampered, tampered, unavailable, withCode, type FileKind } from './probe-page.ts';

const live = (): string => readProbe('two').contentId;
const lastGood = (): string => readProbe('one').contentId;

test('without a fault the server’s page comes to life as it is', async ({ probe, watch, documents }) => {
  await probe.open();
  await probe.touch();
  await probe.answers(2);
  await probe.openDetails.click();
  await expect(probe.details(2)).toBeVisible();
  expect(documents).toEqual(['/gh-en/probe']);
  expect(await watch.faults()).toEqual([]);
});

/** One fault of one file that the page needs to come to life. */
const FAULTS: readonly (readonly [what: string, kind: FileKind, fault: (route: Route) => Promise<void>])[] = [
  ['the entry is missing', 'entry', notFound],
  ['the entry never comes', 'entry', hangs],
  ['the entry is altered', 'entry', tampered],
  ['the page’s code is missing', 'expose', notFound],
  ['the page’s code is altered', 'expose', tampered],
  ['the styles are missing', 'styles', notFound],
  ['the styles are altered', 'styles', tampered],
  ['the messages are missing', 'messages', notFound],
  ['the messages are altered', 'messages', tampered],
];

for (const [what, kind, fault] of FAULTS) {
  test.describe(what, () => {
    test('and the last good build answers, with its own styles and state', async ({ page, probe, documents }) => {
      await breakFile(page, live(), kind, fault);
      await probe.open();
      await expect(probe.edition(2)).toBeVisible();
      await probe.touch();
      await expect(probe.edition(1)).toBeVisible();
      await expect(probe.edition(2)).toHaveCount(0);
      await expect(probe.edition(1)).toHaveCSS('order', '1');
      await probe.answers(1);
      expect(await ranTampered(page)).toBe(false);
      expect(documents).toHaveLength(1);
    });

    test.describe('and nothing was live before', () => {
      test.use({ pins: ALONE });

      test('and the server’s page stays, with a card that offers another try', async ({ page, probe, documents }) => {
        await breakFile(page, live(), kind, fault);
        await probe.open();
        await probe.touch();
        await expect(probe.card).toBeVisible();
        await expect(probe.edition(2)).toBeVisible();
        await expect(probe.footer).toBeVisible();
        expect(await ranTampered(page)).toBe(false);
        expect(documents).toHaveLength(1);

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await probe.tryAgain.click();
        await expect(probe.card).toHaveCount(0);
        await probe.touch();
        await probe.answers(2);
      });
    });
  });
}

test.describe('a single failure', () => {
  test.use({ pins: ALONE });

  test('is mended by the second try', async ({ page, probe, documents }) => {
    const isEntry = (url: URL): boolean => url.pathname.includes(live()) && FILES.entry.test(url.pathname);
    await page.route(isEntry, unavailable);
    await probe.open();
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('mf-probe: try failed'));
    await probe.touch();
    await failed;
    await page.unroute(isEntry);
    await probe.answers(2);
    expect(documents).toHaveLength(1);
  });

  test('of the entry’s own code ends in the card', async ({ page, probe }) => {
    // An entry that throws and has the right hash: the document is told that this is what it should be.
    const broken = withCode(readProbe('two'), 'throw new Error("planted: entry");');
    await page.route('**/gh-en/probe', broken.document);
    await breakFile(page, live(), 'entry', broken.script);
    await probe.open();
    const thrown = page.waitForEvent('pageerror', (error) => error.message.includes('planted: entry'));
    await probe.touch();
    await thrown;
    await expect(probe.card).toBeVisible();
    await expect(probe.edition(2)).toBeVisible();
  });
});

test.describe('on the way from another page', () => {
  test('the last good build answers without a reload', async ({ page, probe, documents }) => {
    await breakFile(page, live(), 'entry', notFound);
    await probe.openShelf();
    await probe.takeOver();
    await probe.toProbe.click();
    await expect(probe.edition(1)).toBeVisible();
    await probe.answers(1);
    expect(documents).toEqual(['/gh-en/shelf']);
  });

  test.describe('and nothing was live before', () => {
    test.use({ pins: ALONE });

    test('the page is loaded anew once, then the card stays', async ({ page, probe, documents }) => {
      await breakFile(page, live(), 'entry', notFound);
      await probe.openShelf();
      await probe.takeOver();
      await probe.toProbe.click();
      await expect.poll(() => documents).toEqual(['/gh-en/shelf', '/gh-en/probe']);
      // Only the server shows the second edition: this is the new document.
      await expect(probe.edition(2)).toBeVisible();
      await page.waitForLoadState();
      await probe.touch();
      await expect(probe.card).toBeVisible();

      await probe.home.click();
      await expect(probe.shelfHeading).toBeVisible();
      await probe.toProbe.click();
      await expect(probe.card).toBeVisible();
      expect(documents.filter((path) => path === '/gh-en/probe')).toHaveLength(1);
    });

    test('planted: without its memory the page would be loaded anew again', async ({ page, probe, documents }) => {
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => null;
      });
      await breakFile(page, live(), 'entry', notFound);
      for (const loads of [1, 2]) {
        await probe.openShelf();
        await probe.toProbe.click();
        await expect.poll(() => documents.filter((path) => path === '/gh-en/probe')).toHaveLength(loads);
      }
    });
  });
});

test.describe('a chunk that is asked for later', () => {
  for (const [what, kind, fault] of [['is missing', 'lazy', notFound], ['is altered', 'lazy', tampered], ['has no styles', 'lazyStyles', notFound]] as const) {
    test(`${what}: the last good build takes the page`, async ({ page, probe, documents }) => {
      await breakFile(page, live(), kind, fault);
      await probe.open();
      await probe.touch();
      await probe.answers(2);
      await probe.openDetails.click();
      await expect(probe.edition(1)).toBeVisible();
      await expect(probe.state(1, 0)).toBeVisible();
      await probe.openDetails.click();
      await expect(probe.details(1)).toBeVisible();
      expect(await ranTampered(page)).toBe(false);
      expect(documents).toHaveLength(1);
    });
  }
});

test('a part that another remote shows fails alone', async ({ page, probe, watch }) => {
  await page.route((url) => url.pathname.includes('/mf-probe/') && url.pathname.includes('/client/'), notFound);
  await page.goto('/gh-en');
  await expect(probe.note(2)).toBeVisible();
  await probe.touch();
  await expect(probe.partCard).toBeVisible();
  await expect(probe.note(2)).toBeVisible();
  await expect(probe.shelfHeading).toBeVisible();
  expect((await watch.faults()).filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
});

test('a part’s last good build takes its place', async ({ page, probe }) => {
  await breakFile(page, live(), 'entry', tampered);
  await page.goto('/gh-en');
  await expect(probe.note(2)).toBeVisible();
  await probe.touch();
  await expect(probe.note(1)).toBeVisible();
  await expect(probe.shelfHeading).toBeVisible();
});

test('a file whose hash the page does not know is refused', async ({ page, probe }) => {
  await probe.open();
  await probe.touch();
  await probe.answers(2);
  const source = `/remotes/mf-probe/${lastGood()}/client/remoteEntry.js`;
  const outcome = await page.evaluate(async (src) => {
    const script = document.createElement('script');
    const policy = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }).trustedTypes;
    script.src = policy?.createPolicy('amberlane', { createScriptURL: (url: string) => url }).createScriptURL(src) ?? src;
    script.crossOrigin = 'anonymous';
    script.integrity = (globalThis as { __amberlaneIntegrity?: (url: string) => string }).__amberlaneIntegrity?.(src) ?? '';
    return new Promise<string>((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
  }, source);
  expect(outcome).toBe('refused');
});

test('planted: altered code does run where the page is told its hash', async ({ page, probe }) => {
  const accepted = withCode(readProbe('two'), 'globalThis.__tampered=1;');
  await page.route('**/gh-en/probe', accepted.document);
  await breakFile(page, live(), 'entry', accepted.script);
  await probe.open();
  await probe.touch();
  await probe.answers(2);
  expect(await ranTampered(page)).toBe(true);
});

test('planted: without its styles the page is not taken for whole', async ({ page, probe }) => {
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.querySelector('head style')?.remove()));
  await probe.open();
  await expect(probe.edition(2)).not.toHaveCSS('order', '2');
});
