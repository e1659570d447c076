import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { LOCALES, PLACES } from '@amberlane/contract';
import { sampleTexts } from '../gallery/sample-texts.ts';
import type { Specimens } from '../gallery/specimens.ts';
import { inForm } from './fields-harness.tsx';

const FILES = globSync('*/*.specimens.tsx', { cwd: import.meta.dirname });

const isSpecimens = (value: unknown): value is Specimens => typeof value === 'object' && value !== null && 'component' in value && 'states' in value;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each(FILES)('%s: every state says all of itself in every language', async (file) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const module = (await import(path.join(import.meta.dirname, file))) as { readonly default: unknown };
  if (!isSpecimens(module.default)) throw new Error(`${file} has no specimens as its default export`);
  for (const locale of LOCALES) {
    const place = PLACES.find((candidate) => candidate.locale === locale);
    if (!place) throw new Error(`nobody reads ${locale}`);
    for (const { name, render: show } of module.default.states) {
      const State = () => show(sampleTexts(locale));
      const { container, unmount } = render(inForm(<State />, { place }));
      if (!container.hasChildNodes()) throw new Error(`${name} shows nothing in ${locale}`);
      unmount();
    }
  }
  expect(jest.mocked(console.error).mock.calls).toEqual([]);
});
