import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { readContentFile } from '../../../shared/build/src/content/content-file.ts';
import { contentFaults, type RouteTable } from './content-faults.ts';

const SITE: RouteTable = { paths: new Set(['', 'track', 'service-rule']), fragments: new Map([['service-rule', new Set(['weight'])]]) };
const HEAD = '---\n# Name.\ntitle: Page\n---\n';
const ENGLISH = '---\n# Name.\ntitle: Page\nreviewed: 2026-11-21\n---\n';

/** Faults when all languages are like English but one. */
function faults(english: string, other?: { readonly locale: Locale; readonly source: string | null }): string[] {
  const sourceOf = (locale: Locale): string | null => {
    if (locale === other?.locale) return other.source;
    return locale === 'en' ? english : english.replace(/^reviewed:.*\n/m, '').replace(/^literals:.*\n/m, '');
  };
  const files = new Map(LOCALES.flatMap((locale) => {
    const source = sourceOf(locale);
    return source === null ? [] : [[locale, readContentFile('page', source)] as const];
  }));
  return contentFaults('page', files, SITE);
}

describe('the check of content files', () => {
  it('finds nothing in files that agree', () => {
    expect(faults(`${ENGLISH}## A {#a}\n\nSee [weight](service-rule#weight), [home](#a) and [parcels](track). Up to {smallKg, number} kg, B2B too.\n`)).toEqual([]);
  });

  it.each<[string, string, { locale: Locale; source: string | null } | undefined, string]>([
    ['a language that is missing', ENGLISH, { locale: 'ur', source: null }, 'content/page/ur.md: is missing'],
    ['a section that is missing', `${ENGLISH}## A {#a}\n\nText.\n`, { locale: 'fr', source: HEAD }, '"the end" where English has "#a"'],
    ['a list that became a paragraph', `${ENGLISH}- item\n`, { locale: 'ar', source: `${HEAD}بند\n` }, '"paragraph" where English has "list"'],
    ['a link that leads elsewhere', `${ENGLISH}[x](track)\n`, { locale: 'tr', source: `${HEAD}[x](service-rule)\n` }, 'where English has "page.opening.1 → track"'],
    ['a part that is missing', `${ENGLISH}::table\n`, { locale: 'zh-CN', source: `${HEAD}Text\n` }, 'where English has "::table"'],
    ['a text without a word for the translator', '---\ntitle: Page\nreviewed: 2026-11-21\n---\n', undefined, 'page.title has no comment'],
    ['a text that nobody reviewed', HEAD, undefined, 'says not on which day it was "reviewed"'],
    ['a review in a translation', ENGLISH, { locale: 'fr', source: ENGLISH }, '"reviewed" belongs to the English file'],
    ['a page that no remote has', `${ENGLISH}[x](nowhere)\n`, undefined, 'leads to "nowhere", and no remote has that page'],
    ['a section that a page has not', `${ENGLISH}[x](service-rule#sizes)\n`, undefined, 'that page has no such section'],
    ['a section that this page has not', `${ENGLISH}[x](#sizes)\n`, undefined, 'that page has no such section'],
    ['a figure typed into prose', `${ENGLISH}Up to 30 kg.\n`, undefined, 'en.md: page.opening.1 has the figure 30'],
    ['a figure of another script', ENGLISH + 'Text.\n', { locale: 'ar', source: `${HEAD}حتى ٣٠ كغ.\n` }, 'ar.md: page.opening.1 has the figure ٣٠'],
    ['a figure in a branch of a plural', `${ENGLISH}{n, plural, one {1 day} other {# days}}\n`, undefined, 'has the figure 1'],
  ])('finds %s', (_case, english, other, fault) => {
    expect(faults(english, other)).toContainEqual(expect.stringContaining(fault));
  });

  it('knows figures that are no facts when the file lists them', () => {
    expect(faults(ENGLISH.replace('---\n# Name', '---\nliterals: ["2.22.438"]\n# Name') + 'Decree 2.22.438, form `CN-23`.\n')).toEqual([]);
  });

  it('asks for the English file first', () => {
    expect(contentFaults('page', new Map(), SITE)).toEqual(['content/page: en.md is missing, which all languages follow']);
  });
});
