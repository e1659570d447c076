/** What `deploy/nginx.conf` does in front of replicas that hang, refuse or end: a real nginx, and replicas as processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { ERROR } from '@amberlane/contract/calls';
import { freePorts } from '../ports.ts';
import { proxyAnswerFiles } from '../proxy-answers/proxy-answers.ts';
import { REPOSITORY } from '../repository.ts';
import { ADDRESS_HEADER, ensureNginx, startNginx, type LocalNginx } from './local-nginx.ts';

const TOKEN = 'a7471cef0d2b4c51a7471cef0d2b4c51';
const READS = '/v1/api/track/queryTrack';
const CHANGES = '/v1/api/user/login';

async function startReplica(port: number, name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'tools/fixtures/replica.mjs'), String(port), name], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const post = (headers: Readonly<Record<string, string>> = {}): RequestInit => ({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } });
const statuses = (answers: readonly Response[]): Readonly<Record<number, number>> =>
  answers.reduce<Record<number, number>>((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});

describe('the answers of nginx', () => {
  const files = proxyAnswerFiles([...CALLS, ...FILE_CALLS].map((call) => call.path));

  it.each([...files])('%s is up to date; `npm run proxy-answers` writes it', (name, text) => {
    expect(readFileSync(path.join(REPOSITORY, 'deploy/proxy-answers', name), 'utf8')).toBe(text);
  });
});

describe('deploy/nginx.conf', () => {
  const block = /\$is_repeatable \{([^}]*)\}/.exec(readFileSync(path.join(REPOSITORY, 'deploy/nginx.conf'), 'utf8'))?.[1] ?? '';
  const patterns = [...block.matchAll(/"~(.+)" 1;/g)].map(([, pattern = '']) => new RegExp(pattern));
  /** Calls that are sent again with this key; '' for none. */
  const repeatedWith = (key: string) => CALLS.filter(({ method, path: call }) => patterns.some((pattern) => pattern.test(`${method} ${call} ${key}`)));

  it('repeats only calls that the contract has, and without a key none that changes something', () => {
    const names = repeatedWith('').map(({ path: call }) => call.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^(?:query|select|search|list|shared|quoteCalc|getInternationalQuote|websitePageList)/.test(name))).toEqual([]);
    const named = [...block.matchAll(/\w+(?=[|)]| " 1)/g)];
    expect(repeatedWith('key')).toHaveLength(named.length);
  });

  it('repeats every call whose repetitions the API knows by their key, and no other for its key', () => {
    const keyed = CALLS.filter(({ summary }) => summary.includes('Idempotency-Key'));
    expect(keyed.length).toBeGreaterThan(0);
    expect(repeatedWith('key').filter((call) => !repeatedWith('').includes(call))).toEqual(keyed);
  });
});

const nginx = ensureNginx();
if (nginx === null) console.log('No nginx here and none could be installed: the tests of deploy/nginx.conf with a real nginx are left out. Set NGINX_PATH.');

(nginx === null ? describe.skip : describe)('a real nginx with deploy/nginx.conf', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'amberlane-nginx-'));
  const replicas: ChildProcess[] = [];
  let ports: number[] = [];
  let proxy: LocalNginx;

  beforeAll(async () => {
    ports = await freePorts('127.0.0.1', 5);
    const [readersPort = 0, callsPort = 0, healthPort = 0, first = 0, second = 0] = ports;
    const names = [`127.0.0.1:${first}`, `127.0.0.1:${second}`] as const;
    replicas.push(await startReplica(first, 'first'), await startReplica(second, 'second'));
    proxy = await startNginx(nginx ?? '', { folder, readersPort, callsPort, healthPort, shells: names, apis: names });
  });

  afterAll(async () => {
    await proxy.stop();
    await Promise.all(replicas.map(end));
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes host and address on, and lets nobody claim an address', async () => {
    const answer = await fetch(`${proxy.readers}/gh-en`, { headers: { 'x-forwarded-for': '6.6.6.6', [ADDRESS_HEADER]: '41.66.0.7' } });
    expect(await answer.json()).toMatchObject({ host: new URL(proxy.readers).host, from: '41.66.0.7' });
    expect(await (await fetch(`${proxy.calls}${READS}`, post({ 'x-forwarded-for': '41.66.0.7' }))).json()).toMatchObject({ from: '41.66.0.7' });
  });

  it('lets one call fail at most when a replica hangs, and no page and no call that may be repeated', async () => {
    replicas[0]?.kill('SIGSTOP');
    const started = Date.now();
    const inTurn = async (count: number, ask: () => Promise<Response>): Promise<Response[]> => {
      const answers: Response[] = [];
      for (let turn = 0; turn < count; turn += 1) answers.push(await ask());
      return answers;
    };
    const [changes, reads, keyed, pages] = await Promise.all([
      inTurn(30, () => fetch(`${proxy.calls}${CHANGES}`, post())),
      inTurn(30, () => fetch(`${proxy.calls}${READS}`, post())),
      inTurn(30, () => fetch(`${proxy.calls}/oms/order/add`, post({ 'idempotency-key': 'order-1' }))),
      inTurn(30, () => fetch(`${proxy.readers}/gh-en`)),
    ]);
    // The readers' clocks: a shell waits ten seconds for a call.
    expect(Date.now() - started).toBeLessThan(10_000);
    replicas[0]?.kill('SIGCONT');
    expect(changes.filter(({ ok }) => !ok).length).toBeLessThanOrEqual(1);
    expect([reads, keyed, pages].map(statuses)).toEqual([{ 200: 30 }, { 200: 30 }, { 200: 30 }]);
  });

  it("passes the API's own 503 on, however often it says it", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${proxy.calls}/v1/unavailable`)));
    expect(statuses(answers)).toEqual({ 503: 20 });
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(answers.map(() => '1'));
    expect((await fetch(`${proxy.calls}${CHANGES}`, post())).status).toBe(200);
  });

  it('logs no token and no query', async () => {
    for (const target of [`/v1/api/file/view/${TOKEN}`, `/v1/api/track/follow/unsubscribe/${TOKEN}`, `/gh-en/shared/${TOKEN}/${TOKEN}?numbers=GH520938177409`, '/v1/api/presend/querySpecialItemList']) {
      await fetch(proxy.readers + target);
      await fetch(proxy.calls + target);
    }
    const log = proxy.accessLog() + proxy.errorLog();
    expect(log).not.toContain(TOKEN.slice(0, 12));
    expect(log).not.toContain('GH520938177409');
    for (const line of ['GET /v1/api/file/view/[cut] 200', 'GET /gh-en/shared/[cut] 200', 'GET /v1/api/presend/querySpecialItemList 200']) expect(log).toContain(line);
  });

  it('gives each network its share: 429 with Retry-After beyond, an IPv6 customer being a /64', async () => {
    const ask = (address: string, target = '/gh-en') => fetch(proxy.readers + target, { headers: { [ADDRESS_HEADER]: address } });
    const flood = await Promise.all(Array.from({ length: 300 }, (_none, index) => ask(`2001:db8:1:1::${(index % 50).toString(16)}`)));
    const counts = statuses(flood);
    // 121 at once and 30 a second while the flood lasts.
    expect(counts[200]).toBeGreaterThanOrEqual(121);
    expect(counts[429]).toBeGreaterThan(50);
    const refused = flood.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect((await ask('2001:db8:1:2::1')).status).toBe(200);
    // Whom a load balancer or Docker's proxy hides is not limited together.
    expect(statuses(await Promise.all(Array.from({ length: 300 }, () => ask('10.0.0.1'))))).toEqual({ 200: 300 });
    expect((await ask('41.66.0.8')).status).toBe(200);
    const calls = await Promise.all(Array.from({ length: 500 }, () => ask('41.66.0.9', '/oms/country/queryAllList')));
    const refusedCall = calls.find(({ status }) => status === 429);
    expect(await refusedCall?.json()).toEqual({ success: false, error: { code: ERROR.TOO_MANY_REQUESTS, message: errorMessage(ERROR.TOO_MANY_REQUESTS, 'en', { seconds: 5 }) } });
  });

  it.each<[number, string, RequestInit, string]>([
    [413, '/gh-en/track', { method: 'POST', body: 'x'.repeat(5 * 2 ** 20) }, 'Your upload is too large'],
    [414, `/gh-en/track?numbers=${'9'.repeat(9_000)}`, {}, 'Your list is too long'],
    [400, '/gh-en', { headers: { cookie: `a=${'b'.repeat(9_000)}` } }, 'We couldn’t process this request'],
    [404, '/readyz', {}, 'We couldn’t process this request'],
  ])('answers %d with a page', async (status, target, init, title) => {
    const answer = await fetch(proxy.readers + target, init);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([status, 'text/html; charset=utf-8', 'no-store']);
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  });

  it.each<[number, string, RequestInit, number]>([
    [413, CHANGES, { method: 'POST', body: 'x'.repeat(5 * 2 ** 20) }, ERROR.TOO_LARGE],
    [400, CHANGES, { headers: { cookie: `a=${'b'.repeat(9_000)}` } }, ERROR.VALIDATION],
  ])('answers a call with %d in the envelope', async (status, target, init, code) => {
    const answer = await fetch(proxy.readers + target, { ...init, headers: { ...(init.headers as Record<string, string>), lang: 'ur_UR' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ success: false, error: { code } });
  });

  describe('when no replica is there', () => {
    beforeAll(async () => {
      await Promise.all(replicas.map(end));
    });

    it.each([
      ['/gh-en', {}, 'en', 'ltr'],
      ['/ng-cn/track?x=1', {}, 'zh-Hans', 'ltr'],
      ['/ma-fr', { 'accept-language': 'ar' }, 'fr', 'ltr'],
      ['/eg-ar/help', {}, 'ar', 'rtl'],
      ['/pk-ur', {}, 'ur', 'rtl'],
      ['/TR-tr', {}, 'tr', 'ltr'],
      ['/', { 'accept-language': 'de-DE,de;q=0.9,fr-FR;q=0.8,en;q=0.7' }, 'fr', 'ltr'],
      ['/track', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-Hans', 'ltr'],
      ['/', { 'accept-language': 'UR' }, 'ur', 'rtl'],
      ['/', {}, 'en', 'ltr'],
    ])('%s with %j reads a page in %s', async (target, headers, language, direction) => {
      const answer = await fetch(proxy.readers + target, { headers: { 'accept-language': '', ...headers } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      // Nothing is loaded from anywhere: whatever could be asked for is down as well.
      expect(html).not.toMatch(/ src=|<link|url\(/);
    });

    it('speaks to shells and programs in the envelope, 503 with Retry-After', async () => {
      const sentence = (locale: 'tr' | 'zh-CN') => ({ success: false, error: { code: ERROR.SERVICE, message: errorMessage(ERROR.SERVICE, locale) } });
      for (const origin of [proxy.readers, proxy.calls]) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(origin + READS, post({ lang: 'tr_TR' }))));
        expect(statuses(answers)).toEqual({ 503: 10 });
        expect([answers[0]?.headers.get('retry-after'), await answers[0]?.json()]).toEqual(['3', sentence('tr')]);
      }
      expect(proxy.accessLog()).toContain(` POST ${READS} 503 `);
      expect(await (await fetch(`${proxy.calls}/v1/x`, { headers: { lang: 'zh_CN' } })).json()).toEqual(sentence('zh-CN'));
    });

    it('uses a replica as soon as it is back', async () => {
      replicas.push(await startReplica(ports[4] ?? 0, 'second'));
      expect((await fetch(`${proxy.calls}${CHANGES}`, post())).status).toBe(200);
      expect((await fetch(`${proxy.readers}/gh-en`)).status).toBe(200);
    });
  });
});
