/** Watches everything that a page does while a test runs: what a reader never sees, and what still is a fault. */
import type { BrowserContext, Response } from '@playwright/test';
import { contractFault, isApiPath } from './contract-calls.ts';

export interface PageWatch {
  /** Sentences about what went wrong so far, in the order it happened. */
  faults(): Promise<readonly string[]>;
  /** Answers of the API that were compared with the contract. */
  checkedAnswers(): number;
  /** A test that breaks something on purpose says what that will cause. */
  expectFault(pattern: RegExp): void;
}

/** Schemes that never leave the machine. */
const LOCAL = /^(?:data|blob|about|chrome|chrome-error):/;

/** What the test runner says itself where it keeps the service worker out. */
const OF_THE_RUNNER = /Service Worker registration blocked by Playwright/;

export interface WatchOptions {
  /** `host:port` of every server that the page may ask. */
  readonly ownHosts: readonly string[];
}

/**
 * Collects, for every page of the context: uncaught errors, console errors and warnings (React tells of hydration
 * differences there), requests to foreign hosts, and answers of the API that break the contract.
 */
export function watchPages(context: BrowserContext, { ownHosts }: WatchOptions): PageWatch {
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const reading: Promise<void>[] = [];
  let checked = 0;

  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (OF_THE_RUNNER.test(message.text())) return;
    const { url } = message.location();
    faults.push(`console: ${message.text()}${url ? ` (${new URL(url, 'http://unknown').pathname})` : ''}`);
  });
  context.on('request', (request) => {
    if (!LOCAL.test(request.url()) && !ownHosts.includes(new URL(request.url()).host)) faults.push(`foreign host: ${request.url()}`);
  });
  const check = async (response: Response): Promise<void> => {
    const { pathname } = new URL(response.url());
    if (!isApiPath(pathname)) return;
    // The body of an answer to a page that is gone can't be had, and nobody sees it.
    const body = await response.text().catch(() => null);
    if (body === null) return;
    checked += 1;
    const fault = contractFault(response.request().method(), pathname, body);
    if (fault) faults.push(`contract: ${fault}`);
  };
  context.on('response', (response) => reading.push(check(response)));

  return {
    faults: async () => {
      await Promise.all(reading);
      return faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    },
    checkedAnswers: () => checked,
    expectFault: (pattern) => expected.push(pattern),
  };
}
