/** One visit of a page in Chromium as an emulated phone, and everything that it cost. */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../../tools/src/browser.ts';

/** The phone of quality §1. Chromium's emulation counts the latency once a request. */
const PHONE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const PHONE_CPU = 4;
const VIEWPORT = { width: 412, height: 823 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** Nothing asked for during this time, ms: the page is at rest. Longer than a round trip of the phone. */
const REST_MS = 600;
const LONGEST_MS = 30_000;

export type Kind = 'html' | 'css' | 'js' | 'messages' | 'other';

/** One answer as it came over the wire. */
export interface Answer {
  readonly url: string;
  readonly kind: Kind;
  /** Bytes with headers; 0 from the browser's own cache. */
  readonly bytes: number;
  /** A script that was compiled to be run. */
  readonly run: boolean;
}

/** What the page itself reports; ms since navigation. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** React answers. */
  readonly ready: number | null;
  /** Requests that held back the first paint, the document not among them. */
  readonly blocking: number;
}

export interface VisitOptions {
  readonly url: string;
  readonly slow: boolean;
  readonly savesData?: boolean;
  /** `atOnce`: as soon as the page loader has run, as the most impatient reader would. */
  readonly touch: 'never' | 'atOnce';
}

export interface Visit {
  /** Everything that came until the touch's work was done, or, without a touch, until the page was at rest. */
  readonly answers: readonly Answer[];
  readonly timings: Timings;
}

/** A browser for the measurements in `use`. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A reader who was never here: no cache, no cookie, no country stored. */
export async function asNewReader<Result>(browser: Browser, use: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

declare global {
  var benchTimings: { largestPaint: number; shift: number; ready: number | null };
}

/** Runs in the page before anything of its own. */
function watchTimings(options: { touch: string; savesData: boolean }): void {
  globalThis.benchTimings = { largestPaint: 0, shift: 0, ready: null };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.benchTimings.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) globalThis.benchTimings.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('amberlane:ready', () => (globalThis.benchTimings.ready = performance.now()), { once: true });
  if (options.savesData) Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  // The page loader is deferred, so it has run by then.
  if (options.touch === 'atOnce') document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointerdown')), { once: true });
}

function readTimings(): Timings {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[];
  return {
    ...globalThis.benchTimings,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
  };
}

/** Visits one address. @throws when the page does not get ready, or says that it is no page. */
export async function visit(context: BrowserContext, { url, slow, savesData = false, touch }: VisitOptions): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    if (slow) await slowDown(session);
    const traffic = await watchTraffic(session);
    await page.addInitScript(watchTimings, { touch, savesData });
    const response = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    if (response && ![200, 304].includes(response.status())) throw new Error(`${url} answered ${response.status()}`);
    if (touch === 'atOnce') await untilReady(page);
    const answers = touch === 'atOnce' ? traffic.soFar() : await traffic.atRest();
    // A busy machine tells of the largest paint late.
    await page.waitForFunction(() => globalThis.benchTimings.largestPaint > 0, null, { timeout: LONGEST_MS, polling: 50 });
    return { answers, timings: await page.evaluate(readTimings) };
  } finally {
    await page.close();
  }
}

/** A page at rest is tapped; gives ms from the tap until React answered. */
export async function visitThenTap(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const traffic = await watchTraffic(session);
    await page.addInitScript(watchTimings, { touch: 'never', savesData: false });
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    await traffic.atRest();
    const tapped = await page.evaluate(() => {
      const now = performance.now();
      document.dispatchEvent(new Event('pointerdown'));
      return now;
    });
    return (await untilReady(page)) - tapped;
  } finally {
    await page.close();
  }
}

async function untilReady(page: Page): Promise<number> {
  const ready = await page.waitForFunction(() => globalThis.benchTimings.ready, null, { timeout: LONGEST_MS, polling: 50 });
  return (await ready.jsonValue()) ?? Number.NaN;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU });
}

interface Traffic {
  soFar(): Answer[];
  /** Waits until nothing has been asked for, or is on its way, for a while. */
  atRest(): Promise<Answer[]>;
}

const MESSAGES = /\/messages\/[^/]+\.json$/;

export function kindOf(url: string, mimeType: string): Kind {
  if (/javascript/.test(mimeType)) return 'js';
  if (/css/.test(mimeType)) return 'css';
  if (/html/.test(mimeType)) return 'html';
  return MESSAGES.test(new URL(url).pathname) ? 'messages' : 'other';
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const known = new Map<string, { url: string; kind: Kind; bytes: number }>();
  const underWay = new Set<string>();
  const run = new Set<string>();
  let last = performance.now();
  const settle = (requestId: string): void => {
    underWay.delete(requestId);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    last = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    known.set(requestId, { url: response.url, kind: kindOf(response.url, response.mimeType), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = known.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
    settle(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  session.on('Debugger.scriptParsed', ({ url }) => run.add(url));
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  const soFar = (): Answer[] => [...known.values()].map((answer) => ({ ...answer, run: run.has(answer.url) }));
  return {
    soFar,
    async atRest() {
      const deadline = performance.now() + LONGEST_MS;
      while (underWay.size > 0 || performance.now() - last < REST_MS) {
        if (performance.now() > deadline) throw new Error('the page never came to rest');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return soFar();
    },
  };
}

/** Bytes of the answers that are `of` one of these kinds. */
export const bytesOf = (answers: readonly Answer[], ...of: readonly Kind[]): number =>
  answers.filter(({ kind }) => of.length === 0 || of.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
