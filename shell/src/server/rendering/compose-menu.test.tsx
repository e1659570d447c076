import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { defineRemote, type RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { Layout } from '../../client/layout/index.ts';
import { onSite } from '../../../testing/layout-on-site.tsx';
import { linksAt, type SiteMenu } from '../../site/site-menu.ts';
import { composeMenu, type MenuWords } from './compose-menu.ts';

afterEach(cleanup);

type Menu = NonNullable<Parameters<typeof defineRemote>[0]['menu']>;

const remote = (name: string, menu: Menu): RemoteConfig =>
  defineRemote({
    name,
    core: '^1.1.0',
    routes: [
      { path: 'press', aliases: ['media'], page: 'press', title: 'press.title', messages: ['press'], budgetKb: 5 },
      { path: 'press/:id', page: 'release', title: 'press.title', messages: ['press'], budgetKb: 5 },
      { path: 'fair', page: 'fair', title: 'press.title', countries: ['GH', 'TR'], messages: ['press'], budgetKb: 5 },
    ],
    menu,
  });

const PRESS = remote('mf-press', [
  { place: 'header', order: 30, to: 'press', title: 'press-menu.press' },
  { place: 'footer/company', order: 30, to: 'media', title: 'press-menu.media' },
  { place: 'footer/company', order: 10, to: 'fair', title: 'press-menu.fair', text: 'press-menu.fairText', icon: 'globe', condition: 'signed-in' },
]);
const DRAWING = { path: 'M0 0' };
const WORDS: MenuWords = {
  say: (name, id) => (id.endsWith('.unwritten') ? null : `${name} says ${id}`),
  iconOf: (name) => (name === 'globe' ? DRAWING : null),
  daysOf: (products) => ({ from: products.length, to: 9 }),
};
const titles = (menu: SiteMenu): string[] => menu.map(({ title }) => title);

describe('menus of the site', () => {
  it('hold what the remotes declare, in order, in the countries of the page', () => {
    expect(composeMenu([PRESS], WORDS)).toEqual([
      {
        place: 'footer/company', path: 'fair', title: 'mf-press says press-menu.fair', text: 'mf-press says press-menu.fairText',
        icon: DRAWING, condition: 'signed-in', countries: ['GH', 'TR'],
      },
      { place: 'header', path: 'press', aliases: ['media'], title: 'mf-press says press-menu.press', order: 30 },
      { place: 'footer/company', path: 'media', aliases: ['press'], title: 'mf-press says press-menu.media' },
    ]);
  });

  it('are the same whatever the order in which the remotes are pinned', () => {
    const entry = [{ place: 'header', to: 'press', title: 'press-menu.press' }] as const;
    const [a, b] = [remote('mf-first', [...entry]), remote('mf-last', [...entry])];
    expect(titles(composeMenu([b, a], WORDS))).toEqual(titles(composeMenu([a, b], WORDS)));
  });

  it('leave out what nobody has written a name for, and an icon that does not exist', () => {
    const odd = remote('mf-odd', [{ place: 'header', to: 'press', title: 'odd-menu.unwritten' }, { place: 'header', to: 'fair', title: 'odd-menu.fair', icon: 'unicorn' }]);
    expect(composeMenu([odd], WORDS)).toEqual([{ place: 'header', path: 'fair', title: 'mf-odd says odd-menu.fair', order: 500, countries: ['GH', 'TR'] }]);
  });

  it('give a service its picture and the days of its products', () => {
    const line = remote('mf-line', [{ place: 'header/services/local', to: 'press', title: 'line-menu.press', picture: 'local', transit: ['localDelivery', 'smallParcel'] }]);
    expect(composeMenu([line], WORDS)).toEqual([{ place: 'header/services/local', path: 'press', aliases: ['media'], title: 'mf-line says line-menu.press', picture: 'local', days: { from: 2, to: 9 } }]);
  });

  it('are read place by place and for one country', () => {
    const menu = composeMenu([PRESS], WORDS);
    expect(titles(linksAt(menu, 'NG', 'footer/company', 'header'))).toEqual(['mf-press says press-menu.media', 'mf-press says press-menu.press']);
    expect(titles(linksAt(menu, 'GH', 'footer/company'))).toEqual(['mf-press says press-menu.fair', 'mf-press says press-menu.media']);
  });

  it.each(['nowhere', 'press/:id', 'press/7'])('refuse at once an entry that leads to "%s", which is no page of its remote', (to) => {
    expect(() => remote('mf-lost', [{ place: 'header', to, title: 'lost-menu.title' }])).toThrow(`mf-lost: menu entry "lost-menu.title" leads to "${to}"`);
  });
});

it('a page of a new remote is in header and footer, of which the shell knows nothing', () => {
  const menu = composeMenu([PRESS], WORDS);
  render(onSite(<Layout header="solid" country={null} links={{ paths: new Set(), menu }} busy={false}>Page</Layout>));
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(header.getByRole('link', { name: 'mf-press says press-menu.press' })).toHaveAttribute('href', '/ng-en/press');
  const company = within(screen.getByRole('navigation', { name: 'Company' }));
  expect(company.getByRole('link')).toHaveAttribute('href', '/ng-en/media');
  expect(company.getByRole('link')).toHaveTextContent('mf-press says press-menu.media');
});
