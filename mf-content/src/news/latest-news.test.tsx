import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { definePage } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { contentSlice } from '../content-slice.ts';
import { pageAt } from '../../testing/content-site.ts';
import { LatestNews, loadLatestNews } from './latest-news.tsx';
import { answer, refusal, sampleArticle, samplePage } from '../../testing/sample-news.ts';

afterEach(cleanup);

const band = definePage({ component: LatestNews, head: () => ({ title: '', description: '' }), load: loadLatestNews, setup: (site) => site.inject(contentSlice) });
const NIGERIA: Market = { country: 'NG', locale: 'en' };

const show = async (reply: () => Response, market = NIGERIA) => {
  const { element, complaints } = await pageAt(band, market, 'no-route', reply);
  expect(complaints).toEqual([]);
  return render(element);
};

describe('the newest articles', () => {
  it('lead to each article, the newest first, and to the list, with kind and day at the place of the reader', async () => {
    await show(answer(samplePage([sampleArticle(), sampleArticle({ id: 'late', title: 'Late', publishTime: '2026-11-19T23:30:00.000Z' })])));
    const entries = within(screen.getByRole('region', { name: 'News from Nigeria' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('20 November 2026Late'), expect.stringContaining('Service 1 November 2026')]);
    expect(screen.getByRole('link', { name: 'Late' })).toHaveAttribute('href', '/ng-en/article-list/late');
    expect(screen.getByRole('link', { name: 'View all news' })).toHaveAttribute('href', '/ng-en/article-list');
  });

  it('say in which language an article is that is not in the reader’s', async () => {
    await show(answer(samplePage([sampleArticle()])), { country: 'PK', locale: 'ur' });
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    ['the API is down', refusal(503, 1000503)],
    ['there is none', answer(samplePage([]))],
    ['the answer is garbled', () => brokenAnswer('<html>')],
  ])('are left out when %s', async (_why, reply) => {
    expect((await show(reply)).container).toBeEmptyDOMElement();
  });
});
