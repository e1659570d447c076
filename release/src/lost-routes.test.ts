import { expect, it } from '@jest/globals';
import { lostRoutes } from './lost-routes.ts';
import { remote, route, shell } from './testing/manifests.ts';

const live = [shell('1.0.0'), remote('mf-a', { routes: [route('track', { aliases: ['find'] }), route('news/:id?')] })];
const after = (...routes: ReturnType<typeof route>[]): string[] => lostRoutes(live, [remote('mf-a', { routes })]);

it('names every address that nobody would serve any more', () => {
  expect(after(route('news/:id?'))).toEqual([
    'path track, live in mf-a, would lead nowhere; links, menus and bookmarks may point there',
    'path find, live in mf-a, would lead nowhere; links, menus and bookmarks may point there',
  ]);
  expect(after(route('track', { aliases: ['find'] }), route('news'))).toHaveLength(1);
});

it('names the countries that lose a page', () => {
  expect(after(route('track', { aliases: ['find'], countries: ['TR'] }), route('news/:id?'))[0]).toMatch(/^path track, live in mf-a, would lead nowhere in (?!.*TR)/);
});

it('takes a page that moves to another remote, or under a parameter, for no loss', () => {
  expect(lostRoutes(live, [remote('mf-b', { routes: [route('find'), route('track'), route('news/:slug?')] })])).toEqual([]);
  expect(lostRoutes([remote('mf-a', { routes: [route('news/latest')] })], [remote('mf-a', { routes: [route('news/:id')] })])).toEqual([]);
});

it('finds nothing lost where nothing was live', () => {
  expect(lostRoutes([], live)).toEqual([]);
});
