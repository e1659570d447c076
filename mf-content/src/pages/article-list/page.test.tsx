import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { ArticlePage } from '@amberlane/contract/calls/articles';
import { answer, refusal, sampleArticle, samplePage } from '../../../testing/sample-news.ts';
import { pageAt } from '../../../testing/content-site.ts';
import articleList from './page.tsx';

afterEach(cleanup);

const GHANA: Market = { country: 'GH', locale: 'en' };
const FIRST = sampleArticle({ pinned: true });
const SECOND = sampleArticle({ id: 'decree', type: 'CUSTOMS', countries: ['GH', 'KE'], title: 'A decree', publishTime: '2025-03-02T23:00:00.000Z', readingMinutes: 1 });
const FULL: Partial<ArticlePage> = {
  total: 23,
  types: [{ type: 'SERVICE', count: 20 }, { type: 'CUSTOMS', count: 3 }],
  years: [{ year: 2026, count: 20 }, { year: 2025, count: 3 }],
};

async function show(query = '', reply: () => Response = answer(samplePage([FIRST, SECOND], FULL)), market = GHANA) {
  const page = await pageAt(articleList, market, `article-list${query}`, reply);
  render(page.element);
  return page;
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of articles', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment, full, empty and without an answer', async ({ market }) => {
    for (const reply of [answer(samplePage([FIRST, SECOND], FULL)), answer(samplePage([])), answer(samplePage([FIRST], { total: 500 })), refusal(500, 1000500)]) {
      const { complaints } = await show('?type=customs&year=2026&q=box&page=2', reply, market);
      expect(complaints).toEqual([]);
      cleanup();
    }
  });

  it('shows of each article its mark, kind and day, its country if it is for some, and leads to it', async () => {
    await show();
    const [first, second] = within(screen.getByRole('region', { name: '23 articles' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^PinnedService1 November 2026/);
    expect(second).toHaveTextContent(/^Customs2 March 2025Ghana/);
    expect(second).not.toHaveTextContent('Pinned');
    // No map pin: that marks service points.
    expect(screen.getByText('Pinned').querySelector('svg')).toBeNull();
    expect(hrefOf('A decree')).toBe('/gh-en/article-list/decree');
  });

  it('marks what is over', async () => {
    await show('', answer(samplePage([FIRST, sampleArticle({ id: 'golden-week', past: true })])));
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    expect(first).not.toHaveTextContent('Dates passed');
    expect(second).toHaveTextContent('Dates passed');
  });

  it('gives the first of all news its whole picture, and no article of a filtered list', async () => {
    await show();
    expect(document.querySelectorAll('li img')).toHaveLength(1);
    cleanup();
    await show('?type=service');
    expect(document.querySelector('li img')).toBeNull();
  });

  it('folds neither its filters nor its search', async () => {
    await show();
    for (const filter of [screen.getByRole('link', { name: 'Customs 3' }), screen.getByRole('searchbox')]) expect(filter.closest('details')).toBeNull();
  });

  it('filters by links that keep each other and begin with the first page', async () => {
    await show('?type=service&page=2');
    expect(hrefOf('Customs 3')).toBe('/gh-en/article-list?type=customs');
    expect(hrefOf('2025 3')).toBe('/gh-en/article-list?type=service&year=2025');
    expect(hrefOf('All 23')).toBe('/gh-en/article-list');
    expect(screen.getByRole('link', { name: 'Service 20' })).toHaveAttribute('aria-current', 'true');
    expect(hrefOf('Clear filters')).toBe('/gh-en/article-list');
  });

  it('searches by a plain form that keeps the filters', async () => {
    await show('?type=service&year=2026&q=box');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search news' });
    expect(field).toHaveValue('box');
    expect(field.form).toHaveAttribute('action', '/gh-en/article-list');
    expect([...new FormData(field.form ?? undefined).entries()]).toEqual([['type', 'service'], ['year', '2026'], ['q', 'box']]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('23 articles for “box”');
  });

  it('leads from page to page', async () => {
    await show('?type=service&page=2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of news' }));
    expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gh-en/article-list?type=service');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gh-en/article-list?type=service&page=3');
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('ends after a hundred and twenty articles and says so', async () => {
    await show('', answer(samplePage([FIRST], { total: 500 })));
    expect(screen.getByText('Only the first 120 articles are shown. Choose a category or a year to see others.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 12' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Page 13' })).not.toBeInTheDocument();
  });

  it.each(['?q=nothing', '?page=9'])('says what to do where nothing is left (%s)', async (query) => {
    await show(query, answer(samplePage([], { total: query === '?page=9' ? 23 : 0 })));
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
    expect(hrefOf('Clear filters')).toBe('/gh-en/article-list');
  });

  it('keeps its head and its filters without an answer, and leads back to the same address', async () => {
    await show('?type=customs&page=2', refusal(503, 1000503));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/article-list?type=customs&page=2');
    expect(screen.getByRole('heading', { level: 1, name: 'News and service updates' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });

  it('says when it leaves out a part of its address', async () => {
    await show('?type=gossip');
    expect(screen.getByText('Part of this page’s address is not valid. We have ignored it.')).toBeInTheDocument();
  });

  it('keeps filtered lists out of search engines, and names its feed', async () => {
    expect((await show('?type=customs')).head.noindex).toBe(true);
    cleanup();
    const { head } = await show();
    expect(head.noindex).toBeUndefined();
    expect(head.feed).toEqual({ path: 'news.xml', title: 'Amberlane: News' });
    expect(hrefOf('News feed for feed readers (RSS)')).toBe('/gh-en/news.xml');
  });

  it('says in which language an article is that the reader’s language lacks', async () => {
    await show('', answer(samplePage([FIRST])), { country: 'PK', locale: 'ur' });
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
  });
});
