import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runningSite } from './running-site.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers as the shell does, with these remotes. */
function site(remotes: readonly string[], page = '<script type="application/json">{"pinSet":"abc"}</script>'): Promise<URL> {
  const server = createServer((request, response) => {
    if (request.url === '/tr-tr') response.writeHead(301, { location: 'http://tr.localhost:81/tr-tr' });
    response.end(request.url === '/-/site/abc.json' ? JSON.stringify({ pinSet: 'abc', remotes: remotes.map((name) => ({ name })) }) : page);
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/gh-en/track`)));
  });
}

describe('an address to test against', () => {
  it('says itself whether it is the site or one remote alone', async () => {
    const whole = await site(['mf-content', 'mf-tracking']);
    expect(await runningSite(whole, 'mf-tracking', null)).toEqual({ kind: 'site', origin: whole.origin, turkish: 'http://tr.localhost:81' });
    expect(await runningSite(await site(['mf-tracking']), 'mf-tracking', null)).toMatchObject({ kind: 'isolated' });
  });

  it('is what the caller says it is', async () => {
    expect(await runningSite(await site(['mf-tracking']), 'mf-tracking', 'site')).toMatchObject({ kind: 'site' });
  });

  it('without the remote is refused', async () => {
    await expect(runningSite(await site(['mf-content', 'mf-account']), 'mf-tracking', null)).rejects.toThrow(/has no mf-tracking; it is composed of mf-content, mf-account/);
  });

  it('where nothing answers, or something else does, is refused', async () => {
    await expect(runningSite(new URL('http://127.0.0.1:1'), 'mf-tracking', null)).rejects.toThrow(/Nothing answers at http:\/\/127\.0\.0\.1:1 /);
    await expect(runningSite(await site([], '<p>Welcome to nginx</p>'), 'mf-tracking', null)).rejects.toThrow('is no page of Amberlane');
  });
});
