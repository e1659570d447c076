import { describe, expect, test } from '@jest/globals';
import type { Loadable, RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { filesOfOthers } from './files-of-others.ts';

const FACTS = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
const NAMES = [
  'client/remoteEntry.js',
  'client/1.aa.js',
  'client/2.bb.js',
  'client/__federation_expose_pages__quote.cc.js',
  'client/__federation_expose_pages__rates.dd.js',
  'messages/quote.en.json',
  'messages/rates.en.json',
];
const part = (js: string, lazy?: string[]): Loadable => ({ js: [js], css: [], server: 'server/x.cjs', ...(lazy && { lazy }) });

const manifest = (quoteLoadsLater?: string[]): Pick<RemoteManifest, 'entry' | 'files' | 'exposes'> => ({
  entry: 'client/remoteEntry.js',
  files: Object.fromEntries(NAMES.map((name) => [name, FACTS])),
  exposes: {
    './pages/quote': part('client/__federation_expose_pages__quote.cc.js', quoteLoadsLater),
    './pages/rates': part('client/__federation_expose_pages__rates.dd.js', ['client/2.bb.js']),
  },
});
const QUOTE = [{ expose: './pages/quote', messages: ['quote'] }];

describe('files that a page does not need to know', () => {
  test('are all but the entry, and what its parts load now or later', () => {
    expect([...filesOfOthers(manifest(['client/1.aa.js']), QUOTE, 'en')]).toEqual(['client/2.bb.js', 'client/__federation_expose_pages__rates.dd.js', 'messages/rates.en.json']);
  });

  test('are only those of other parts where a build does not tell what a part loads later', () => {
    expect([...filesOfOthers(manifest(), QUOTE, 'en')]).toEqual(['client/__federation_expose_pages__rates.dd.js', 'messages/rates.en.json']);
  });
});
