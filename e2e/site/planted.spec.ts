/** Each gate of these tests catches the case that it is there for. */
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { contractFault } from '@amberlane/testing/contract-calls';
import { expect, test } from '../setup/site-test.ts';
import { watchPages } from '@amberlane/testing/page-watch';
import { hostsUnderTest, sitesUnderTest } from '@amberlane/testing/sites';

const TRACK_CALL = '/v1/api/track/queryTrack';

test.describe('the watch over pages', () => {
  /** A watch of its own: what it finds is asked for here, and fails nothing. */
  test.beforeEach(({ watch }) => watch.expectFault(/planted|Failed to load resource|garbled|ERR_/));

  test('sees an error in the console', async ({ page, context, homePage, sites }) => {
    const own = watchPages(context, { ownHosts: hostsUnderTest(sites) });
    await homePage.open();
    await page.evaluate(() => console.error('planted error'));
    await expect.poll(own.faults).toEqual([expect.stringContaining('planted error')]);
  });

  test('sees an uncaught error', async ({ page, context, homePage, sites }) => {
    const own = watchPages(context, { ownHosts: hostsUnderTest(sites) });
    await homePage.open();
    await page.evaluate(() => void setTimeout(() => { throw new Error('planted throw'); }));
    await expect.poll(own.faults).toEqual([expect.stringContaining('planted throw')]);
  });

  test('sees a request to a foreign host', async ({ page, context, homePage }) => {
    const own = watchPages(context, { ownHosts: [] });
    await homePage.open();
    expect(await own.faults()).toContainEqual(expect.stringContaining('foreign host'));
    expect(page.url()).toContain(sitesUnderTest().site);
  });

  test('sees an answer that breaks the contract', async ({ page, context, homePage, sites, watch }) => {
    watch.expectFault(/contract/);
    const own = watchPages(context, { ownHosts: hostsUnderTest(sites) });
    await page.route(`**${TRACK_CALL}`, (route) => route.fulfill({ json: { success: true, data: { results: 'garbled' } } }));
    await homePage.open();
    await page.evaluate(async (path) => (await fetch(path, { method: 'POST', body: '{}' })).text(), TRACK_CALL);
    await expect.poll(own.faults).toEqual([expect.stringContaining('broke the contract at data.results')]);
  });
});

test('the contract check tells good answers from bad ones', () => {
  const good = JSON.stringify({ success: true, data: { results: [], asOf: '2026-11-20T09:00:00.000Z' } });
  expect(contractFault('POST', TRACK_CALL, good)).toBeNull();
  expect(contractFault('POST', TRACK_CALL, '<html>')).toContain('no JSON');
  expect(contractFault('POST', TRACK_CALL, '{"success":true,"data":{}}')).toContain('broke the contract');
  expect(contractFault('GET', '/v1/api/nowhere', good)).toContain('not in the contract');
});

test('axe finds a picture without a name and a faint text', async ({ page, homePage }) => {
  await homePage.open();
  await page.evaluate(() => {
    const snippet = document.createElement('p');
    const faint = document.createElement('span');
    faint.textContent = 'planted';
    faint.style.cssText = 'color:#ddd;background:#fff';
    const picture = new Image(1, 1);
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    snippet.append(picture, faint);
    document.querySelector('main')?.append(snippet);
  });
  const faults = (await accessibilityFaults(page)).join('\n');
  expect(faults).toContain('image-alt');
  expect(faults).toContain('color-contrast');
});

test('a page that sticks out is seen', async ({ page, homePage }) => {
  await homePage.open();
  await expect(page).toFitItsWidth();
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'inline-size:200vw;block-size:1px';
    document.body.append(wide);
  });
  await expect(page).not.toFitItsWidth();
});
