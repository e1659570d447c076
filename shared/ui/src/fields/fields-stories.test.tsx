import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { LOCALES, MARKETS } from '@amberlane/contract/site';
import { sampleTexts } from '../gallery/sample-texts.ts';
import type { Stories } from '../gallery/stories.ts';
import { inForm } from '../../testing/on-site.tsx';

const FILES = globSync('*/*.stories.tsx', { cwd: import.meta.dirname });

const isStories = (value: unknown): value is Stories => typeof value === 'object' && value !== null && 'component' in value && 'states' in value;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each(FILES)('%s: every state says all of itself in every language', async (file) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const module = (await import(path.join(import.meta.dirname, file))) as { readonly default: unknown };
  if (!isStories(module.default)) throw new Error(`${file} has no stories as its default export`);
  for (const locale of LOCALES) {
    const market = MARKETS.find((candidate) => candidate.locale === locale);
    if (!market) throw new Error(`nobody reads ${locale}`);
    for (const { name, render: show } of module.default.states) {
      const State = () => show(sampleTexts(locale));
      const { container, unmount } = render(inForm(<State />, { market }));
      if (!container.hasChildNodes()) throw new Error(`${name} shows nothing in ${locale}`);
      unmount();
    }
  }
  expect(jest.mocked(console.error).mock.calls).toEqual([]);
});
