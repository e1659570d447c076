import { describe, expect, it } from '@jest/globals';
import { overBudget } from './budget.ts';

const file = (brotli: number) => ({ integrity: `sha384-${'A'.repeat(64)}`, bytes: brotli * 3, brotli });
const manifest = (budgetKb: number) => ({
  entry: 'client/remoteEntry.js',
  files: { 'client/remoteEntry.js': file(3000), 'client/page.js': file(9000), 'client/page.css': file(1000), 'client/late.js': file(90_000) },
  routes: [{ path: '', aliases: [], spellings: [], refreshProlongsSession: true, page: 'home', title: 'home.title', auth: 'public' as const, guards: [], keepAlive: false, offline: false, header: 'solid' as const, tools: false, indexable: true, cacheable: true, failure: 'primary' as const, hydrate: 'warm' as const, messages: ['home'], slots: [], budgetKb }],
  slots: [],
  exposes: { './pages/home': { js: ['client/page.js'], css: ['client/page.css'], server: 'server/pages-home.cjs' } },
});

describe('the byte budget of a page', () => {
  it('counts entry, scripts and styles, not what loads later', () => expect(overBudget(manifest(13))).toEqual([]));

  it('names the page that is too heavy', () => expect(overBudget(manifest(12.9))).toEqual(['./pages/home weighs 13.0 KB, its budget is 12.9 KB']));

  it('notices a page that was declared and not built', () => {
    expect(overBudget({ ...manifest(13), exposes: {} })).toEqual(['./pages/home is declared but not built']);
  });
});
