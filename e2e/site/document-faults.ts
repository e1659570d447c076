/** What a page owes its readers before any script runs: judged on the document as the server sends it. */
import type { JSHandle, Page } from '@playwright/test';
import { directionOf, languageTag, type Market } from '@amberlane/contract/site';
import { hardCodedText } from '@amberlane/testing/hard-coded-text';
import { structuredDataFaults } from '@amberlane/testing/structured-data-faults';

/** Search engines show about this much of a page that they may find. */
const DESCRIPTION = { least: 40, most: 170 };
const TITLE = { least: 8, most: 70 };
/** Where a forgotten English text stands out. */
const OTHER_SCRIPTS = ['zh-CN', 'ar', 'ur'];

export interface DocumentFacts {
  readonly lang: string | null;
  readonly dir: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  /** Texts of the `h1`s. */
  readonly h1: readonly string[];
  /** Levels of the headings of the main part, in their order. */
  readonly levels: readonly number[];
  readonly landmarks: { readonly banner: number; readonly main: number; readonly contentinfo: number };
  readonly jsonLd: readonly string[];
}

export interface WhatItShouldBe {
  readonly market: Market;
  readonly indexable: boolean;
  /** Address that search engines are to keep. */
  readonly canonical: string;
}

/** What is wrong with a document, one sentence each. */
export function documentFaults(facts: DocumentFacts, { market, indexable, canonical }: WhatItShouldBe): string[] {
  const faults: string[] = [];
  const require = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  const isBetween = ({ length }: string, { least, most }: { least: number; most: number }): boolean => length >= least && length <= most;
  require(facts.lang === languageTag(market), `lang is ${facts.lang ?? 'missing'}`);
  require(facts.dir === directionOf(market.locale), `dir is ${facts.dir ?? 'missing'}`);
  require(facts.h1.length === 1 && facts.h1[0]?.trim() !== '', `has ${facts.h1.length} main headings: ${facts.h1.join(' | ')}`);
  facts.levels.forEach((level, index) => {
    const before = facts.levels[index - 1] ?? 1;
    require(level <= before + 1, `heading ${index + 1} of level ${level} follows one of level ${before}`);
  });
  for (const [landmark, count] of Object.entries(facts.landmarks)) require(count === 1, `has ${count} landmarks "${landmark}"`);
  require(isBetween(facts.title, { least: indexable ? TITLE.least : 1, most: TITLE.most }), `title of ${facts.title.length} characters: ${facts.title}`);
  if (indexable) {
    const description = facts.description ?? '';
    require(isBetween(description, DESCRIPTION), `description of ${description.length} characters: ${description}`);
    require(facts.canonical === canonical, `canonical address is ${facts.canonical ?? 'missing'}, not ${canonical}`);
  }
  for (const text of facts.jsonLd) faults.push(...structuredDataFaults(text));
  return faults;
}

/** Texts that more than one page has. */
export const sharedTexts = (texts: readonly string[]): string[] => [...new Set(texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index))];

export interface ReadDocument {
  readonly facts: DocumentFacts;
  /** English in a document of another script; none elsewhere. */
  readonly english: readonly string[];
}

/** Reads a document with the parser of the browser: it runs no script and fetches nothing. `page` may be an empty one. */
export async function readDocument(page: Page, html: string, { locale }: Market): Promise<ReadDocument> {
  const parsed = await page.evaluateHandle((text) => new DOMParser().parseFromString(text, 'text/html'), html);
  try {
    return { facts: await factsOf(parsed), english: OTHER_SCRIPTS.includes(locale) ? await hardCodedText(page, parsed) : [] };
  } finally {
    await parsed.dispose();
  }
}

const factsOf = (parsed: JSHandle<Document>): Promise<DocumentFacts> =>
  parsed.evaluate((document) => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string): string | null => document.querySelector(selector)?.getAttribute(name) ?? null;
    /** Inside of a section, `header` and `footer` are no landmarks (HTML-AAM). */
    const ofThePage = (tag: string, role: string): number =>
      all(`${tag}:not([role]), [role=${role}]`).filter((element) => element.hasAttribute('role') || element.parentElement?.closest('article, aside, main, nav, section') === null).length;
    return {
      lang: document.documentElement.getAttribute('lang'),
      dir: document.documentElement.getAttribute('dir'),
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      h1: all('h1').map(({ textContent }) => textContent),
      levels: all('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName.slice(1))),
      landmarks: { banner: ofThePage('header', 'banner'), main: all('main, [role=main]').length, contentinfo: ofThePage('footer', 'contentinfo') },
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    };
  });
