/** The watch over pages sees what these suites rely on: a page that differs from the server's, a broken policy. */
import { expect, test } from './fault-test.ts';

test('planted: a page that differs from the server’s is reported, and mended', async ({ page, probe, watch }) => {
  await page.route('**/gh-en/probe', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('>Edition 2<', '>Edition 9<') });
  });
  await probe.open();
  await expect(probe.edition(9)).toBeVisible();
  await probe.touch();
  await expect(probe.edition(9)).toHaveCount(0);
  await probe.answers(2);
  expect(await watch.faults()).toContainEqual(expect.stringMatching(/^uncaught: .*(?:418|[Hh]ydrat)/));
});

test('planted: text that is written as markup breaks the policy, and is reported', async ({ page, probe, watch }) => {
  await probe.open();
  await probe.takeOver();
  expect(await watch.faults()).toEqual([]);
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<i></i>');
    } catch {
      // the browser refuses it
    }
  });
  await expect.poll(() => watch.faults()).toContainEqual(expect.stringContaining('policy violated: require-trusted-types-for'));
});

test('planted: an inline script breaks the policy, and is reported', async ({ page, probe, watch }) => {
  await page.route('**/gh-en/probe', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script>globalThis.__tampered=1</script></body>') });
  });
  await probe.open();
  await expect.poll(() => watch.faults()).toContainEqual(expect.stringContaining('policy violated: script-src'));
});
