import { describe, expect, it } from '@jest/globals';
import { documentFaults, sharedTexts, type DocumentFacts } from './document-faults.ts';

const SOUND: DocumentFacts = {
  lang: 'en-GH',
  dir: 'ltr',
  title: 'Track a parcel – Amberlane',
  description: 'Follow up to twenty parcels at once, from pickup to delivery.',
  canonical: 'https://amberlane.example/gh-en/track',
  h1: ['Track a parcel'],
  levels: [1, 2, 3, 2],
  landmarks: { banner: 1, main: 1, contentinfo: 1 },
  jsonLd: [],
};
const SHOULD_BE = { market: { country: 'GH', locale: 'en' }, indexable: true, canonical: 'https://amberlane.example/gh-en/track' } as const;

describe('faults of a document', () => {
  it('are none in a sound one', () => {
    expect(documentFaults(SOUND, SHOULD_BE)).toEqual([]);
  });

  it.each<[string, Partial<DocumentFacts>, string]>([
    ['another language', { lang: 'fr-MA' }, 'lang is fr-MA'],
    ['another direction', { dir: 'rtl' }, 'dir is rtl'],
    ['no main heading', { h1: [] }, '0 main headings'],
    ['an empty main heading', { h1: [' '] }, 'main headings'],
    ['two main headings', { h1: ['Track', 'A parcel'] }, '2 main headings'],
    ['a skipped level of headings', { levels: [1, 3] }, 'level 3 follows one of level 1'],
    ['no footer', { landmarks: { banner: 1, main: 1, contentinfo: 0 } }, '0 landmarks "contentinfo"'],
    ['no title', { title: '' }, 'title of 0 characters'],
    ['a title that is cut off', { title: 'x'.repeat(71) }, 'title of 71 characters'],
    ['no description', { description: null }, 'description of 0 characters'],
    ['another canonical address', { canonical: 'https://amberlane.example/gh-en' }, 'canonical address'],
    ['data for machines that are none', { jsonLd: ['{'] }, 'JSON'],
  ])('tell of %s', (_what, planted, words) => {
    const faults = documentFaults({ ...SOUND, ...planted }, SHOULD_BE);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  it('leave a page that no search engine keeps without description and canonical address', () => {
    expect(documentFaults({ ...SOUND, description: null, canonical: null }, { ...SHOULD_BE, indexable: false })).toEqual([]);
  });
});

describe('texts of several pages', () => {
  it('are named once; no text is none', () => {
    expect(sharedTexts(['Track', 'Rates', 'Track', 'Track', '', ''])).toEqual(['Track']);
  });
});
