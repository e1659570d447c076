import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localesOf, MARKETS, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import type { PageModule } from '@amberlane/core';
import declaration from '../remote.config.ts';
import { pageAt } from './content-site.ts';

afterEach(cleanup);

type Route = (typeof declaration.routes)[number];

/** Pages that show the same to everybody; home and pages about one thing among many have tests of their own. */
const ROUTES: readonly Route[] = declaration.routes.filter(({ path }) => path !== '' && !path.includes(':'));

const isFor = ({ countries }: Route, country: Country): boolean => countries?.includes(country) ?? true;
/** The cookie policy is for Turkey; its texts exist in all languages for readers who come from elsewhere. */
const placesOf = (route: Route): readonly Market[] => MARKETS.filter(({ country }) => isFor(route, country));
/** Each country in one language, its own where it has one: all six, and every part that hangs on the country. */
const isOwnLanguage = ({ country, locale }: Market): boolean => locale === (localesOf(country).find((own) => own !== 'en' && own !== 'zh-CN') ?? (country === 'CN' ? 'zh-CN' : 'en'));
/** Text and markup of the first heading; empty when there is none, or nothing in it. */
const firstHeadingIn = (html: string): string => {
  const [, after = ''] = html.split('<h1', 2);
  return after.slice(after.indexOf('>') + 1, Math.max(0, after.indexOf('</h1>'))).trim();
};
const moduleOf = async ({ page }: Route): Promise<PageModule> => ((await import(`../src/pages/${page}/page.tsx`)) as { readonly default: PageModule }).default;

describe.each(ROUTES.map((route) => [route.page, route] as const))('%s', (_name, route) => {
  const { path } = route;
  const markets = placesOf(route);
  const [first = { country: 'NG', locale: 'en' } as const] = markets;

  it.each(markets.filter(isOwnLanguage).map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const { element, complaints } = await pageAt(await moduleOf(route), market, path);
    const html = renderToStaticMarkup(element);
    expect(complaints).toEqual([]);
    expect(firstHeadingIn(html)).not.toBe('');
  });

  it('says all of itself in the browser', async () => {
    const { element, complaints } = await pageAt(await moduleOf(route), first, path);
    render(element);
    expect(complaints).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it('has one first heading and skips no level', async () => {
    const { element } = await pageAt(await moduleOf(route), first, path);
    render(element);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('tells search engines something of its own in each country', async () => {
    const page = await moduleOf(route);
    const heads = await Promise.all(markets.map(async (market) => (await pageAt(page, market, path)).head));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(markets.length);
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('has a fragment of its own for each link within the page', async () => {
    const { element } = await pageAt(await moduleOf(route), first, path);
    const { container } = render(element);
    const within = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(within.filter((fragment) => !ids.includes(fragment ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
