/** Signing in under a name of the site's own on plain http, where browsers have no WebCrypto, and where they have it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { login } from '@amberlane/contract/calls/accounts';
import type { Market } from '@amberlane/contract/site';
import { DEMO_CUSTOMER, PASSWORD } from '@amberlane/testing/customers';
import { choiceCookies } from '@amberlane/testing/fixtures';
import { SiteHeader } from '@amberlane/testing/page-objects/site-header';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { localBuild, openLocalStore, releaseFolders } from '../../tools/src/local-builds.ts';
import { apiPlan, shellPlan } from '../../tools/src/server-plans.ts';
import { startServers } from '../../tools/src/servers.ts';
import { freePort } from '../../tools/src/testing/free-port.ts';

const MARKET: Market = { country: 'GH', locale: 'en' };
/** A name that resolves to this machine in the browser of these tests alone; unlike `localhost` it is no secure context. */
const PLAIN_HOST = 'amberlane.test';

interface Origins {
  readonly plain: string;
  readonly secure: string;
}

/** Two shells on one API, with the layout alone: its header signs in. */
const test = base.extend<object, { origins: Origins }>({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`] }), { scope: 'worker' }],
  origins: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-plain-http-'));
      const release = { dataDir, storeUrl: path.join(dataDir, 'store'), channel: 'production', by: 'e2e' };
      await releaseFolders(openLocalStore(release), [localBuild('shell')], release);
      const [apiPort, plainPort, securePort] = [await freePort(), await freePort(), await freePort()];
      const origins: Origins = { plain: `http://${PLAIN_HOST}:${plainPort}`, secure: `http://localhost:${securePort}` };
      const settings = (port: number, siteOrigin: string) => ({ ...release, host: '127.0.0.1', port, apiPort, siteOrigin, turkishOrigin: siteOrigin.replace('//', '//tr.'), apiBaseUrl: null });
      const plain = settings(plainPort, origins.plain);
      const servers = await startServers([apiPlan(plain), shellPlan(plain, 'plain'), shellPlan(settings(securePort, origins.secure), 'secure')]);
      await use(origins);
      await servers.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Signs in by the header; gives the password as it was sent, and the scripts that were loaded. */
async function signIn(page: Page, origin: string): Promise<{ readonly sent: string; readonly scripts: readonly string[] }> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.context().addCookies(choiceCookies(MARKET, origin));
  await page.goto(`${origin}/gh-en/no-such-page`);
  await takeOver(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === login.path);
  await new SiteHeader(page, MARKET).signIn(DEMO_CUSTOMER, PASSWORD);
  const { password } = (await asked).postDataJSON() as { password: string };
  await expect(page.locator('html[data-signed-in]')).toBeAttached();
  return { sent: password, scripts };
}

const WRAPPED = /^aes-256-cbc:[A-Za-z0-9+/]+=*$/;
const LIBRARY = /\/crypto-js\.[0-9a-f]+\.js$/;

test('without WebCrypto crypto-js wraps the password, and the API opens it', async ({ page, origins }) => {
  const { sent, scripts } = await signIn(page, origins.plain);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  expect(sent).toMatch(WRAPPED);
  expect(scripts.filter((script) => LIBRARY.test(script))).toHaveLength(1);
});

test('with WebCrypto crypto-js is not loaded', async ({ page, origins }) => {
  const { sent, scripts } = await signIn(page, origins.secure);
  expect(sent).toMatch(WRAPPED);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => LIBRARY.test(script))).toEqual([]);
});
