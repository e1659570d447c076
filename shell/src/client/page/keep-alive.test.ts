import { describe, expect, it } from '@jest/globals';
import { createSiteIntl, type PageModule } from '@amberlane/core';
import type { Locale } from '@amberlane/contract/site';
import { keepPage, keptKey } from './keep-alive.ts';
import type { ResolvedPage } from './resolved-page.ts';

const MODULE: PageModule = { kind: 'page', component: () => null, head: () => ({ title: '', description: '' }) };

function pageAt(path: string, { keepAlive = true, search = '', locale = 'en' }: { keepAlive?: boolean; search?: string; locale?: Locale } = {}): ResolvedPage {
  return {
    href: `/gh-en/${path}${search}`,
    market: { country: 'GH', locale },
    address: { path, search, params: {} },
    intl: createSiteIntl({ country: 'GH', locale: 'en' }, {}, () => undefined),
    route: { path, aliases: [], page: path, auth: 'public', header: 'solid', failure: 'primary', messages: [], slots: [], keepAlive },
    view: { kind: 'page', module: MODULE, source: { remote: 'mf-a', contentId: 'one' } },
    slots: {},
    head: { title: '', description: '' },
    country: null,
    links: { paths: new Set(), menu: [] },
    bySession: false,
  };
}

/** Goes through pages one after the other; gives what is kept at the end. */
const visit = (...pages: ResolvedPage[]): string[] => pages.reduce<readonly ResolvedPage[]>(keepPage, []).map(keptKey);

describe('pages that stay alive', () => {
  it('are those whose manifest says so', () => {
    expect(visit(pageAt('quote'), pageAt('help', { keepAlive: false }))).toEqual(['quote']);
  });

  it('are three at most besides the one on screen; the one left longest ago goes first', () => {
    expect(visit(pageAt('a'), pageAt('b'), pageAt('c'), pageAt('d'))).toEqual(['a', 'b', 'c', 'd']);
    expect(visit(pageAt('a'), pageAt('b'), pageAt('a'), pageAt('c'), pageAt('d'), pageAt('e'))).toEqual(['a', 'c', 'd', 'e']);
    expect(visit(pageAt('a'), pageAt('b'), pageAt('c'), pageAt('d'), pageAt('help', { keepAlive: false }))).toEqual(['b', 'c', 'd']);
  });

  it('are the same page whatever they are asked', () => {
    expect(visit(pageAt('quote'), pageAt('quote', { search: '?to=GH' }))).toEqual(['quote']);
  });

  it('do not outlive a change of language', () => {
    expect(visit(pageAt('quote'), pageAt('help', { keepAlive: false, locale: 'fr' }))).toEqual([]);
  });

  it('do not cause work while nothing changes', () => {
    const page = pageAt('quote');
    const kept = keepPage([], page);
    expect(keepPage(kept, page)).toBe(kept);
    const other = pageAt('help', { keepAlive: false });
    const beside = keepPage(kept, other);
    expect(keepPage(beside, other)).toBe(beside);
  });
});
