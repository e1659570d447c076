import { describe, expect, it } from '@jest/globals';
import { defineRemote } from '@amberlane/contract/federation/remote-config';
import { isolatedPages } from './isolated-pages.ts';

const route = (path: string, page: string, aliases: string[] = []) => ({ path, page, aliases, title: `${page}.title`, messages: ['x'], budgetKb: 10 });
const remote = defineRemote({
  name: 'mf-xy',
  core: '^1.0.0',
  routes: [route('map', 'map', ['points']), route('map/:code', 'point'), route('shared/:token', 'shared'), route('gallery/:part?', 'gallery')],
  slots: [{ slot: 'box', module: 'box', messages: ['x'], budgetKb: 10 }, { slot: 'box', module: 'wide-box', messages: ['x'], budgetKb: 10 }],
});

describe('pages of a remote that stands alone', () => {
  const pages = isolatedPages(remote, { token: 'f00' });

  it('are all its routes, aliases and slots, each once', () => {
    expect(pages.map(({ name }) => name)).toEqual(['map (/map)', 'map (/points)', 'point (/map/:code)', 'shared (/shared/:token)', 'gallery (/gallery/:part?)', 'slot box']);
    const paths = pages.map(({ path }) => path).filter((path) => path !== null);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have a value for each parameter, leave out what may be left out, and no address without one', () => {
    expect(pages.map(({ path }) => path)).toEqual(['map', 'points', null, 'shared/f00', 'gallery', 'slots/box']);
  });
});
