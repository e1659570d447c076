import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { followDeclarations } from './development-remotes.ts';

let server: Server;
let manifest = '{"routes":1}';
let answered = 0;
const originOf = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  manifest = '{"routes":1}';
  answered = 0;
  server = createServer((_request, response) => {
    response.end(manifest);
    answered += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const turns = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('declarations of remotes under development', () => {
  it('are followed: each change is told once, and none at the start', async () => {
    let changes = 0;
    const declarations = followDeclarations(new Map([['mf-a', originOf()]]), () => (changes += 1), 10);
    // The second question is asked on a clock; that the first answer was read by then is certain after a few more.
    while (answered < 5) await turns(10);
    expect(changes).toBe(0);
    manifest = '{"routes":2}';
    while (changes === 0) await turns(10);
    const before = answered;
    while (answered < before + 5) await turns(10);
    expect(changes).toBe(1);
    declarations.close();
  });

  it('are nobody\'s without such a remote', () => {
    const declarations = followDeclarations(new Map(), () => expect('a change').toBe('never told'), 1);
    declarations.close();
  });
});
