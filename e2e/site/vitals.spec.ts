/** The page tells how it felt to its reader when it is left, and the shell takes it. */
import { expect, test } from '../setup/site-test.ts';

test('web vitals of a visit reach the shell', async ({ page, origin }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => sessionStorage.setItem('told', text));
      return send(url, body);
    };
  });
  await page.goto(`${origin}/gh-en/track`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const taken = page.waitForResponse((response) => response.url() === `${origin}/-/beacon`);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await taken).status()).toBe(204);
  const told = (): Promise<unknown> => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? 'null') as unknown);
  await expect.poll(told).toEqual({ kind: 'vitals', name: 'mf-tracking', ttfb: expect.any(Number), lcp: expect.any(Number), cls: expect.any(Number) });
});
