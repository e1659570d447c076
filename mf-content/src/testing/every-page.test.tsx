import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PLACES, placeSegment, type Country, type Place } from '@amberlane/contract';
import type { PageModule } from '@amberlane/core';
import declaration from '../../remote.config.ts';
import aboutUs from '../pages/about-us/page.tsx';
import access from '../pages/access/page.tsx';
import contactUs from '../pages/contact-us/page.tsx';
import cookie from '../pages/cookie/page.tsx';
import privacyPolicy from '../pages/privacy-policy/page.tsx';
import serviceRule from '../pages/service-rule/page.tsx';
import support from '../pages/support/page.tsx';
import termsOfUse from '../pages/terms-of-use/page.tsx';
import { pageAt } from './page-at.tsx';

afterEach(cleanup);

const PAGES: readonly (readonly [string, PageModule])[] = [
  ['about-us', aboutUs],
  ['access', access],
  ['support', support],
  ['contact-us', contactUs],
  ['terms-of-use', termsOfUse],
  ['privacy-policy', privacyPolicy],
  ['service-rule', serviceRule],
  ['cookie', cookie],
];

const routeOf = (name: string) => declaration.routes.find(({ page }) => page === name);
const isFor = (name: string, country: Country): boolean => routeOf(name)?.countries?.includes(country) ?? true;
/** The cookie policy is for Turkey; its texts exist in all languages for readers who come from elsewhere. */
const placesOf = (name: string): readonly Place[] => PLACES.filter(({ country }) => isFor(name, country));

describe.each(PAGES)('%s', (name, page) => {
  const path = routeOf(name)?.path ?? '';

  it.each(placesOf(name).map((place) => ({ place, segment: placeSegment(place) })))('says all of itself on /$segment', async ({ place }) => {
    const { element, complaints } = await pageAt(page, place, path);
    render(element);
    expect(complaints).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it('has one first heading and skips no level', async () => {
    const { element } = await pageAt(page, placesOf(name)[0] ?? { country: 'NG', locale: 'en' }, path);
    render(element);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('tells search engines something of its own in each country', async () => {
    const heads = await Promise.all(placesOf(name).map(async (place) => (await pageAt(page, place, path)).head));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(placesOf(name).length);
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('has a fragment of its own for each link within the page', async () => {
    const { element } = await pageAt(page, placesOf(name)[0] ?? { country: 'NG', locale: 'en' }, path);
    const { container } = render(element);
    const within = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(within.filter((fragment) => !ids.includes(fragment ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
