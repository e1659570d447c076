import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { transitDays } from '@amberlane/contract/domain';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { durationBar } from '../../duration/duration-bar.ts';
import { pageOnSite, type PageOnSite, type SiteOptions } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

const LAGOS: Market = { country: 'NG', locale: 'en' };
const homeAt = (market: Market, options: SiteOptions = {}): PageOnSite => pageOnSite(page, { remote: declaration, market, ...options });
const markets = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));

afterEach(cleanup);

describe('home page in every country and language', () => {
  it.each(markets)('says all of itself on /$segment', ({ market }) => {
    const { element, complaints } = homeAt(market);
    render(element());
    expect(complaints).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it.each(markets)('has a title and a description of fitting length on /$segment', ({ market }) => {
    const { title, description } = homeAt(market).head();
    expect(title.length).toBeGreaterThan(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('tells search engines something of its own on each page', () => {
    const heads = MARKETS.map((market) => homeAt(market).head());
    expect(new Set(heads.map(({ title }) => title)).size).toBe(MARKETS.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(MARKETS.length);
  });

  it('describes the company and the site as structured data', () => {
    const { jsonLd } = homeAt(LAGOS).head();
    expect(jsonLd).toEqual([
      expect.objectContaining({ '@type': 'Organization', name: 'Amberlane' }),
      expect.objectContaining({ '@type': 'WebSite', url: 'https://site.example/ng-en', inLanguage: 'en-NG' }),
    ]);
  });
});

describe('content of the home page', () => {
  it('names the reader’s country in the headline', () => {
    render(homeAt(LAGOS).element());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('from China to Nigeria');
  });

  it('speaks to senders in China', () => {
    render(homeAt({ country: 'CN', locale: 'en' }).element());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ship from China');
  });

  it('has one first heading and skips no level', () => {
    render(homeAt(LAGOS).element());
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('states the days of the business rules and draws them to scale', () => {
    render(homeAt(LAGOS).element());
    const { from, to } = transitDays('specialLine', '2026-11-20');
    const service = within(screen.getByRole('heading', { name: 'International special line' }).closest('li') ?? document.body);
    const label = service.getByText(`${from}–${to} days`);
    expect(label.parentElement?.querySelector('span')).toHaveStyle({ gridColumn: durationBar({ from, to }) });
  });

  it('states the free attempts of the business rules', () => {
    render(homeAt(LAGOS).element());
    expect(screen.getByText(/3 attempts within 5 days/)).toBeInTheDocument();
  });

  it('promises days and compensation below the tools, by the rules', () => {
    render(homeAt(LAGOS).element());
    const { from, to } = transitDays('smallParcel', '2026-11-20');
    const days = screen.getAllByText('Small parcel').find(({ tagName }) => tagName === 'DT')?.parentElement;
    expect(days).toHaveTextContent(`${from}–⁠${to} working days`);
    expect(screen.getByText('If lost, up to').parentElement).toHaveTextContent('CNY 300');
  });

  it('lists all that the map shows', () => {
    render(homeAt(LAGOS).element());
    const section = within(screen.getByRole('region', { name: 'From China to ten countries' }));
    expect(section.getByRole('img', { name: /Map of our routes/ })).toBeInTheDocument();
    expect(section.getAllByRole('listitem')).toHaveLength(10);
    expect(section.getByText('Casablanca')).toBeInTheDocument();
  });

  it('shows what fills the quick-track slot, and a link when nothing does', () => {
    const filled = render(homeAt(LAGOS, { slots: { 'quick-track': <p>track box</p> } }).element());
    expect(screen.getByText('track box')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Track a parcel' })).toBeNull();
    filled.unmount();
    render(homeAt(LAGOS).element());
    const links = screen.getAllByRole('link', { name: 'Track a parcel' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ng-en/track']);
  });

  it('ends with the two ways to begin', () => {
    render(homeAt(LAGOS).element());
    const links = within(screen.getByRole('region', { name: 'Ship your parcel' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Ship now', '/ng-en/express/order-entry'], ['Get a quote', '/ng-en/quote']]);
  });
});

describe('clocks', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 15, 30) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('say no time before React runs, then the time of each place, minute by minute', async () => {
    const server = homeAt(LAGOS);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(server.element());
    const strip = within(within(container).getByRole('list', { name: 'Local time' }));
    expect(strip.getByText('UTC+1')).toBeInTheDocument();
    expect(strip.queryByText('11:15')).toBeNull();

    // As the page’s first script does before React runs.
    const [lagos] = container.querySelectorAll('[data-clock]');
    expect(lagos).toHaveAttribute('data-clock', 'Africa/Lagos');
    lagos?.replaceChildren('11:14');
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, homeAt(LAGOS, { preloaded: server.site.serialise() }).element(), { onRecoverableError: (problem) => problems.push(problem) }),
    );
    expect(problems).toEqual([]);
    expect(strip.getAllByRole('listitem')[0]).toHaveTextContent('11:15Lagosyour country');
    expect(strip.getByText('18:15')).toBeInTheDocument();

    await act(async () => jest.advanceTimersByTime(30_000));
    expect(strip.getByText('18:16')).toBeInTheDocument();
    await act(async () => root.unmount());
    container.remove();
  });

  it.each([
    { season: 'summer time', now: Date.UTC(2026, 6, 15, 12), cairo: '15:00', casablanca: '13:00' },
    { season: 'Ramadan', now: Date.UTC(2026, 1, 25, 12), cairo: '14:00', casablanca: '12:00' },
  ])('follow the changes of the clocks: $season', ({ now, cairo, casablanca }) => {
    jest.setSystemTime(now);
    for (const [country, city, time] of [['EG', 'Cairo', cairo], ['MA', 'Casablanca', casablanca]] as const) {
      const { unmount } = render(homeAt({ country, locale: 'en' }).element());
      expect(within(screen.getByRole('list', { name: 'Local time' })).getByText(city).closest('li')).toHaveTextContent(time);
      unmount();
    }
  });

  it('render alike on the server and in a browser on another day', async () => {
    const server = homeAt(LAGOS);
    const html = renderToString(server.element());
    jest.setSystemTime(Date.UTC(2027, 2, 1));
    expect(renderToString(homeAt(LAGOS, { preloaded: server.site.serialise() }).element())).toBe(html);
  });
});
