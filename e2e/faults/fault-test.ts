/** Playwright's `test` for pages whose remotes fail on purpose. */
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { watchPages, type PageWatch } from '@amberlane/testing/page-watch';
import { words, type Words } from '@amberlane/testing/words';
import { choiceCookies } from '@amberlane/testing/fixtures';
import type { Edition } from './probe-builds.ts';
import { ProbePage } from './probe-page.ts';
import { openReleaseSite, type ReleaseSite } from './release-site.ts';

interface FaultFixtures {
  /** Editions of the probe that the site pins, one after the other. */
  readonly pins: readonly Edition[];
  readonly probe: ProbePage;
  /** What the shell says in English. */
  readonly say: Words;
  /** Watches for what no reader sees; a test asks it where nothing may go wrong. */
  readonly watch: PageWatch;
  /** Documents that the page loaded, in order. */
  readonly documents: readonly string[];
}

interface FaultWorker {
  readonly releases: ReleaseSite;
  /** Origin of a site with these pins: the last one is live, the one before it the last good. */
  readonly siteWith: (pins: readonly Edition[]) => Promise<string>;
}

/** Last good build one, live build two. */
export const BACKED: readonly Edition[] = ['one', 'two'];
/** Live build two, and nothing before it. */
export const ALONE: readonly Edition[] = ['two'];

export const test = base.extend<FaultFixtures, FaultWorker>({
  releases: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const releases = await openReleaseSite();
      await use(releases);
      await releases.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  siteWith: [
    async ({ releases }, use) => {
      const started = new Map<string, Promise<string>>();
      const start = async (channel: string, pins: readonly Edition[]): Promise<string> => {
        await releases.fill(channel, pins);
        return (await releases.start(channel)).origin;
      };
      await use((pins) => {
        const channel = pins.join('-');
        const known = started.get(channel) ?? start(channel, pins);
        started.set(channel, known);
        return known;
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pins: [BACKED, { option: true }],
  baseURL: async ({ siteWith, pins }, use) => use(await siteWith(pins)),
  context: async ({ context, baseURL }, use) => {
    await context.addCookies(choiceCookies({ country: 'GH', locale: 'en' }, baseURL ?? ''));
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  say: async ({}, use) => use(words('en')),
  probe: async ({ page, say }, use) => use(new ProbePage(page, say)),
  watch: [
    async ({ context, baseURL }, use) => {
      await context.addInitScript(recordViolations);
      await context.addInitScript(markReady);
      await use(watchPages(context, { ownHosts: [new URL(baseURL ?? '').host] }));
    },
    { auto: true },
  ],
  documents: [
    async ({ page }, use) => {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (isDocument(request, page)) documents.push(new URL(request.url()).pathname);
      });
      await use(documents);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

const isDocument = (request: Request, page: Page): boolean => request.isNavigationRequest() && request.frame() === page.mainFrame();

/** Runs in the page: a violation of its policies becomes an error in the console, where the watch sees it. */
function recordViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`policy violated: ${effectiveDirective} by ${blockedURI}`);
  });
}

/** Runs in the page: marks the document when React answers, which a reader notices only by using it. */
function markReady(): void {
  document.addEventListener('amberlane:ready', () => document.documentElement.setAttribute('data-ready', ''));
}

export { expect };
