/** What a browser is told to refuse, and what the server refuses itself (design §4, §7; quality §6). */
import { request as httpRequest } from 'node:http';
import { expect, test } from '../setup/site-test.ts';

/** Answer to a request as no browser would send it. */
function rawRequest(origin: string, path: string, headers: Readonly<Record<string, string>>, method = 'GET', body = ''): Promise<{ status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-HASH'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self' SITE TURKISH",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
];

test('the policy of a page is exactly this', async ({ request, sites }) => {
  const answer = await request.get('/gh-en');
  const policy = (answer.headers()['content-security-policy'] ?? '')
    .replace(/sha256-[A-Za-z0-9+/=]+/, 'sha256-HASH')
    .replace(sites.site, 'SITE')
    .replace(sites.turkish, 'TURKISH')
    .split('; ');
  expect(policy.filter((directive) => !directive.startsWith('trusted-types '))).toEqual(DIRECTIVES);
  expect(policy.some((directive) => directive.startsWith('trusted-types '))).toBe(true);
  expect(policy.join()).not.toMatch(/unsafe-eval|nonce-|\*/);
  expect(answer.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

test('nothing of the way from home to a result breaks the policy', async ({ page, homePage, trackPage }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      sessionStorage.setItem('violations', `${sessionStorage.getItem('violations') ?? ''}${violatedDirective} ${blockedURI}\n`);
    });
  });
  await homePage.open();
  await homePage.headline.click();
  await homePage.footerTrackLink.click();
  await trackPage.track('GH520938177409');
  await expect(trackPage.asked).toContainText('GH520938177409');
  expect(await page.evaluate(() => sessionStorage.getItem('violations'))).toBeNull();
});

test('an inline script and an unsigned file of ours are refused', async ({ page, homePage, watch }) => {
  watch.expectFault(/Content Security Policy|TrustedScript|TrustedHTML|Integrity|integrity|ERR_|blocked/);
  await homePage.open();
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    try {
      inline.text = 'window.planted = true';
      document.head.append(inline);
    } catch {
      return 'refused';
    }
    return 'planted' in window ? 'ran' : 'refused';
  });
  expect(ran).toBe('refused');
});

test('the token is out of reach of scripts and goes to the API as a header only', async ({ page, context, homePage, origin }) => {
  await context.addCookies([
    { name: 'token', value: 'secret-of-the-session', url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'nickName', value: 'Demo', url: origin },
  ]);
  await homePage.open();
  const seen = await page.evaluate(() => document.cookie);
  expect(seen).toContain('nickName=Demo');
  expect(seen).not.toContain('secret-of-the-session');
  expect(await page.content()).not.toContain('secret-of-the-session');
});

test('a cookie, a forged address and a forged token never reach the API', async ({ origin }) => {
  // The API answers in the language of the header; nothing else of the request may be echoed by it.
  const answer = await rawRequest(origin, '/v1/api/country/queryAllCountryList', {
    host: new URL(origin).host,
    cookie: 'token=secret-of-the-session',
    'x-forwarded-host': 'evil.example',
    token: 'forged',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).not.toMatch(/secret-of-the-session|evil\.example|forged/);
});

test('a host that is not ours is not served', async ({ origin }) => {
  for (const host of ['evil.example', `evil.example:${new URL(origin).port}`, `localhost.evil.example`]) {
    const answer = await rawRequest(origin, '/gh-en', { host });
    expect(answer.status, host).toBe(421);
    expect(answer.body).not.toContain('evil.example');
  }
  const forwarded = await rawRequest(origin, '/', { host: new URL(origin).host, 'x-forwarded-host': 'evil.example' });
  expect(forwarded.headers['location']).toBe('/cn-en');
});

test('no address leads away from the site', async ({ origin }) => {
  const host = new URL(origin).host;
  for (const path of ['//evil.example', '//evil.example/gh-en', '/%2F%2Fevil.example', '/\\evil.example', '/gh-en/..//evil.example', '/gh-en/%2e%2e/%2fevil.example', '/-/place?to=//evil.example', '/-/place?to=https://evil.example/gh-en']) {
    const { status, headers } = await rawRequest(origin, path, { host });
    const location = String(headers['location'] ?? '');
    expect(location === '' || (/^\/(?![/\\])/.test(location) && !/^\/[^?]*evil\.example\/?$/.test(location.replace(/^\/[a-z]{2}-[a-z]{2}\//, ''))), `${path} → ${status} ${location}`).toBe(true);
    if (location) expect(new URL(location, origin).origin, path).toBe(origin);
  }
});

test('a call that changes something is taken from our own pages only', async ({ origin }) => {
  const host = new URL(origin).host;
  const body = JSON.stringify({ waybillNos: ['GH520938177409'] });
  const path = '/v1/api/track/queryTrack';
  const ours = { host, 'content-type': 'application/json', version: '1.0.0', 'sec-fetch-site': 'same-origin' };
  expect((await rawRequest(origin, path, ours, 'POST', body)).status).toBe(200);
  expect((await rawRequest(origin, path, { ...ours, 'sec-fetch-site': 'cross-site' }, 'POST', body)).status).toBe(403);
  expect((await rawRequest(origin, path, { host, 'content-type': 'application/json', origin: 'https://evil.example' }, 'POST', body)).status).toBe(403);
  expect((await rawRequest(origin, path, { host, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 'POST', body)).status).toBe(403);
});

test('code of the server is not served, and nothing outside of the store is', async ({ request }) => {
  const html = await (await request.get('/gh-en')).text();
  const artifact = /\/remotes\/shell\/[0-9a-f]{64}\//.exec(html)?.[0] ?? '';
  expect(artifact).not.toBe('');
  for (const path of ['server/main.cjs', '../../../keys/release.key', '%2e%2e/%2e%2e/keys/release.key', 'client/nothing.js']) {
    expect((await request.get(artifact + path)).status(), path).toBe(404);
  }
});
