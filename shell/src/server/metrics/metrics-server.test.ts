import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { startStubShell, stubRenderer, stubSettings, stubSource, type StubShell } from '../stub-shell.ts';
import { createShellMetrics } from './shell-metrics.ts';

let shell: StubShell | undefined;
afterEach(async () => {
  await shell?.close();
  shell = undefined;
});

const withMetrics = stubSettings({ metrics: { host: '127.0.0.1', port: 0 } });
const inner = (path: string): string => `http://127.0.0.1:${shell?.metricsPort ?? 0}${path}`;
const scrape = async (): Promise<string> => (await fetch(inner('/metrics'))).text();

describe('/metrics of the shell', () => {
  it('is not there unless asked for, and never on the port of readers', async () => {
    shell = await startStubShell();
    expect(shell.metricsPort).toBeNull();
    await shell.close();
    shell = await startStubShell({ settings: withMetrics });
    for (const path of ['/metrics', '/metrics/', '/%6detrics', '/-/metrics', '/v1/../metrics', '//metrics']) {
      const { status, text } = await shell.ask(path);
      expect([path, status, text.includes('# HELP')]).toEqual([path, expect.any(Number), false]);
    }
    expect((await fetch(inner('/'))).status).toBe(404);
    expect((await fetch(inner('/metrics'), { method: 'POST' })).status).toBe(404);
  });

  it('tells of replies by kind and status, of the cache, of renders and of the process', async () => {
    const metrics = createShellMetrics(withMetrics);
    shell = await startStubShell({ settings: withMetrics, metrics, renderers: stubSource(metrics.measured(stubRenderer())) });
    for (const path of ['/gh-en', '/gh-en', '/gh-en/track?numbers=NG407183529669', '/gh-en/nothing', '/oms/x', '/robots.txt']) await shell.ask(path);
    const text = await scrape();
    for (const line of [
      'shell_reply_duration_seconds_count{kind="page",status="2xx"} 3',
      'shell_reply_duration_seconds_count{kind="page",status="4xx"} 1',
      'shell_reply_duration_seconds_count{kind="call",status="5xx"} 1',
      'shell_reply_duration_seconds_count{kind="file",status="2xx"} 1',
      'shell_page_cache_lookups_total{result="hit"} 1',
      'shell_render_duration_seconds_count{kind="page",status="200"} 1',
      'shell_render_duration_seconds_count{kind="result",status="200"} 1',
      'shell_renders_running 0',
      'shell_api_calls_total{caller="browser",result="failed"} 1',
      'shell_api_breaker_open{caller="browser"} 0',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).not.toMatch(/NG407183529669|nothing/);
  });

  it('shows a render that fails, and a breaker that opens', async () => {
    const metrics = createShellMetrics(withMetrics);
    const failing = stubRenderer({ render: () => Promise.reject(new Error('planted')) });
    shell = await startStubShell({ settings: withMetrics, metrics, renderers: stubSource(metrics.measured(failing)) });
    expect((await shell.ask('/gh-en')).status).toBe(500);
    for (let call = 0; call < 6; call += 1) await shell.ask('/v1/api/country/queryAllCountryList');
    const text = await scrape();
    expect(text).toContain('shell_render_duration_seconds_count{kind="page",status="failed"} 1');
    expect(text).toContain('shell_api_calls_total{caller="browser",result="failed"} 5');
    expect(text).toContain('shell_api_calls_total{caller="browser",result="refused"} 1');
    expect(text).toContain('shell_api_breaker_open{caller="browser"} 1');
    expect(text).toContain('shell_api_breaker_open{caller="render"} 0');
  });

  it('has as many series as before whatever strangers ask for', async () => {
    shell = await startStubShell({ settings: withMetrics });
    const ask = async (round: number): Promise<void> => {
      for (const path of [`/gh-en/${round}`, `/-/${round}`, `/oms/${round}/x`, `/remotes/${round}/x`, `/${round}.xml`]) await shell?.ask(path);
      await shell?.ask(`/${round}`, { method: 'DELETE' });
    };
    const series = async (): Promise<number> => (await scrape()).split('\n').filter((line) => line.startsWith('shell_')).length;
    for (let round = 0; round < 3; round += 1) await ask(round);
    const before = await series();
    for (let round = 10; round < 30; round += 1) await ask(round);
    expect(await series()).toBe(before);
  });

  it('keeps the shell from starting when its port is taken', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startStubShell({ settings: stubSettings({ metrics: { host: '127.0.0.1', port } }) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });
});
