/** News while the API does not answer: of content, and of the shell that serves the feed and the map of the site. */
import { expect, test } from '@amberlane/testing/fixtures';
import { sitesUnderTest } from '@amberlane/testing/sites';

test.describe('with the API gone', () => {
  test.use({ origin: async ({ sites }, use) => use(sites.unsteady.site) });
  test.beforeEach(({ watch }) => watch.expectFault(/Failed to load resource/));
  const setScenario = (scenario: string) =>
    fetch(`${sitesUnderTest().unsteady.mockApi}/-/scenario`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ scenario }), redirect: 'manual' });
  test.beforeAll(() => setScenario('down'));
  test.afterAll(() => setScenario('normal'));

  test('list and article say so and can be asked again, the feed asks to come back', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/article-list?page=2`);
    await expect(page.getByRole('alert').getByRole('link', { name: say('article-list.failure.retry') })).toHaveAttribute('href', `/${segment}/article-list?page=2`);
    await page.goto(`/${segment}/article-list/notice-9`);
    await expect(page.getByRole('heading', { level: 1, name: say('article.failure.title') })).toBeVisible();
    const feed = await page.request.get('/ug-en/news.xml');
    expect([feed.status(), feed.headers()['retry-after']]).toEqual([503, '30']);
    expect((await page.request.get('/sitemap.xml')).status()).toBe(200);
  });
});
