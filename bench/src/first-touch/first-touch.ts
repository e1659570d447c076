/** What the first touch of the shipping forms costs a reader with a slow phone (quality §1: 100 ms at a quarter of the processor). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark, Figure, Table } from '../report.ts';
import { withSite } from '../site.ts';
import { seriesOf, type Series } from '../statistics.ts';
import { requireWholePage } from '../whole-page.ts';
import { withBareBrowser, type Send } from './protocol.ts';

const GOAL_MS = 100;
const CPU_FACTOR = 4;
const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
/** On the page beside its fields: what is measured is the page, not a control. */
const TAP = { x: 180, y: 420 };
const TAPS = Number(process.env['BENCH_TAPS'] ?? 11);
const PAGES = [
  { name: 'abroad', path: '/ng-en/express/intlorder-entry' },
  { name: 'local', path: '/ng-en/express/order-entry' },
];
/** Half a second after the first paint the page still loads; after five seconds it is at rest. */
const WAITS_MS = (process.env['BENCH_WAITS'] ?? '500,5000').split(',').map(Number);
const PAINT_POLL_MS = 20;
const LONGEST_LOAD_MS = 30_000;
/** Until every event of the tap has been painted and told. */
const SETTLE_MS = 1_500;

declare global {
  var touchedEvents: { startTime: number; duration: number }[];
}

function watchEvents(): void {
  globalThis.touchedEvents = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.touchedEvents.push({ startTime, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of one tap, ms until its paint, as the browser tells it (in steps of 8 ms). */
async function tapOnce(send: Send, url: string, waitMs: number): Promise<number> {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const inTab = (method: string, params?: Record<string, unknown>): Promise<Record<string, unknown>> => send(method, params, String(sessionId));
    const evaluate = async (expression: string): Promise<number> => {
      const { result } = await inTab('Runtime.evaluate', { expression, returnByValue: true });
      return (result as { value?: number }).value ?? 0;
    };
    await inTab('Page.enable');
    await inTab('Emulation.setDeviceMetricsOverride', PHONE);
    await inTab('Emulation.setTouchEmulationEnabled', { enabled: true });
    await inTab('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
    await inTab('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchEvents.toString()})()` });
    await inTab('Page.navigate', { url });
    const deadline = performance.now() + LONGEST_LOAD_MS;
    while ((await evaluate('performance.getEntriesByName("first-contentful-paint").length')) === 0) {
      if (performance.now() > deadline) throw new Error(`${url} was never painted`);
      await sleep(PAINT_POLL_MS);
    }
    await sleep(waitMs);
    const touched = performance.now();
    const tappedAt = evaluate('performance.now()');
    await inTab('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [TAP] });
    await inTab('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The page may have answered the question for its clock late: events of the tap began no later than that.
    const since = (await tappedAt) - (performance.now() - touched);
    await sleep(SETTLE_MS);
    return await evaluate(`Math.max(0, ...touchedEvents.filter(({ startTime }) => startTime >= ${since}).map(({ duration }) => duration))`);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

async function measure(send: Send, origin: string): Promise<{ tables: Table[]; figures: Figure[] }> {
  const taps = new Map(PAGES.flatMap(({ name }) => WAITS_MS.map((wait) => [`${name} ${wait}`, [] as number[]])));
  for (let turn = 0; turn < TAPS; turn++) {
    for (const { name, path } of PAGES) {
      for (const wait of WAITS_MS) taps.get(`${name} ${wait}`)?.push(await tapOnce(send, origin + path, wait));
    }
  }
  const series = (name: string, wait: number): Series => seriesOf(taps.get(`${name} ${wait}`) ?? []);
  return {
    tables: [
      {
        title: `Longest event of the first tap, ms (CPU ${CPU_FACTOR}x, ${PHONE.width} px, ${TAPS} taps each)`,
        columns: WAITS_MS.map((wait) => `${wait / 1000} s after first paint`),
        rows: PAGES.map(({ name }) => [name, ...WAITS_MS.map((wait) => series(name, wait))]),
      },
    ],
    figures: PAGES.flatMap(({ name }) =>
      WAITS_MS.map((wait) => ({
        what: `first touch, ${name}, ${wait / 1000} s`,
        value: series(name, wait).median,
        unit: 'ms',
        gate: GOAL_MS,
        goal: GOAL_MS,
        onlyTold: true,
      })),
    ),
  };
}

export const firstTouch: Benchmark = {
  name: 'first-touch',
  about: 'the first tap on the shipping forms while they load, and at rest',
  run: () =>
    withSite(async ({ origin }) => {
      for (const { path } of PAGES) await requireWholePage(origin + path);
      return await withBareBrowser((send) => measure(send, origin));
    }),
};
