/**
 * Judges a page by axe-core: WCAG 2.0 to 2.2, levels A and AA, and best practice (quality §2). axe is put into a document
 * once and tells violations alone: a question to the same document costs a third of what it costs through a runner.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The smaller one: each document compiles it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AccessibilityQuestion {
  /** Rules that do not apply to what is looked at. */
  readonly except?: readonly string[];
  /** These rules alone: after a change that can break nothing else, like another theme. */
  readonly only?: readonly string[];
  /** Selector of what is looked at; default: the whole page. */
  readonly within?: string;
}

/** One line for each element that breaks a rule; none for an accessible page. */
export async function accessibilityFaults(page: Page, { except = [], only, within }: AccessibilityQuestion = {}): Promise<readonly string[]> {
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async ({ within, options }) => (await window.axe.run(within ?? document, options)).violations, { within, options });
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => ({ id, message: any[0]?.message ?? help, target: target.join(' ') })));
  const faults: string[] = [];
  for (const { id, message, target } of found) {
    if (id === 'target-size' && /obscured/.test(message) && !(await isCoveredInTheMiddle(page, target))) continue;
    faults.push(`${id}: ${message} (${target})`);
  }
  return faults;
}

/** What is partly behind a bar that stays at the edge of the window can be scrolled out of it: judged once more in the middle. */
const isCoveredInTheMiddle = (page: Page, target: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const element = document.querySelector(selector);
    const [x, y] = [scrollX, scrollY];
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await window.axe.run(element ?? document, { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] });
    scrollTo({ left: x, top: y, behavior: 'instant' });
    return violations.length > 0;
  }, target);

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
