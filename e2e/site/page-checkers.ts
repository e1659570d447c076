/**
 * Two checkers of accessibility beside axe, each with rules of its own: IBM Equal Access (`accessibility-checker-engine`) and
 * HTML_CodeSniffer (`html_codesniffer`, WCAG 2 AA). They tell violations; what a person has to look at is no fault here.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export interface PageChecker {
  readonly name: string;
  /** Text of the script that gives the page the checker, as a property of the window. */
  readonly script: string;
  readonly property: string;
  /** One line for each element that breaks a rule, on the page as it is now. */
  readonly faults: (page: Page) => Promise<string[]>;
}

/** As `Checker.check` reports it: `value` is the policy of the rule and what came of it. */
interface IbmReport {
  readonly results: readonly { readonly ruleId: string; readonly value: readonly [string, string]; readonly message: string; readonly path: { readonly dom: string } }[];
}

interface SnifferMessage {
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

declare global {
  interface Window {
    readonly ace_ibma: { readonly Checker: new () => { readonly check: (of: Document, guidelines: readonly string[]) => Promise<IbmReport> } };
    readonly HTMLCS: {
      readonly process: (standard: string, of: Document, onDone: () => void, onFailure: () => void) => void;
      readonly getMessages: () => readonly SnifferMessage[];
      readonly ERROR: number;
    };
  }
}

const require = createRequire(import.meta.url);

export const IBM_EQUAL_ACCESS: PageChecker = {
  name: 'IBM Equal Access',
  script: readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8'),
  property: 'ace_ibma',
  faults: (page) =>
    page.evaluate(async () => {
      const { results } = await new window.ace_ibma.Checker().check(document, ['IBM_Accessibility']);
      return results.filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL').map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
    }),
};

export const HTML_CODESNIFFER: PageChecker = {
  name: 'HTML_CodeSniffer',
  script: readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8'),
  property: 'HTMLCS',
  faults: (page) =>
    page.evaluate(async () => {
      await new Promise<void>((resolve, reject) => window.HTMLCS.process('WCAG2AA', document, resolve, () => reject(new Error('HTML_CodeSniffer failed'))));
      return window.HTMLCS.getMessages()
        .filter(({ type }) => type === window.HTMLCS.ERROR)
        .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML.slice(0, 120)})`);
    }),
};

export const PAGE_CHECKERS: readonly PageChecker[] = [IBM_EQUAL_ACCESS, HTML_CODESNIFFER];

/** What the checkers say of the page as it is now, one line for each fault. */
export async function pageCheckerFaults(page: Page, checkers: readonly PageChecker[] = PAGE_CHECKERS): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, script, property, faults: faultsOn } of checkers) {
    // A document is given each of them once.
    if (await page.evaluate((known) => !(known in window), property)) await page.evaluate(script);
    faults.push(...(await faultsOn(page)).map((fault) => `${name}  ${fault}`));
  }
  return faults;
}
