import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { LOCALES, PLACES, type Locale, type Place } from '@amberlane/contract';
import { sampleTexts } from './gallery/sample-texts.ts';
import type { Specimens } from './gallery/specimens.ts';
import { inSite } from './ui-harness.tsx';

/** The form library shows its states with its own theme around them, in its own tests. */
const OTHERS = ['antd', 'fields', 'gallery'];
const FOLDERS = [...new Set(globSync('*/*.tsx', { cwd: import.meta.dirname }).map((file) => path.dirname(file)))].filter((folder) => !OTHERS.includes(folder));
const FILES = FOLDERS.flatMap((folder) => globSync(`${folder}/*.specimens.tsx`, { cwd: import.meta.dirname }));

const isSpecimens = (value: unknown): value is Specimens => typeof value === 'object' && value !== null && 'component' in value && 'states' in value;

async function specimensIn(file: string): Promise<Specimens> {
  const module: unknown = await import(path.join(import.meta.dirname, file));
  const value = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isSpecimens(value)) throw new Error(`${file} has no specimens as its default export`);
  return value;
}

function placeOf(locale: Locale): Place {
  const place = PLACES.find((candidate) => candidate.locale === locale);
  if (!place) throw new Error(`nobody reads ${locale}`);
  return place;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('specimens', () => {
  it('every component has some', () => {
    const shown = new Set(FILES.map((file) => path.dirname(file)));
    expect(FOLDERS.filter((folder) => !shown.has(folder))).toEqual([]);
  });

  it.each(FILES)('%s: every state is there in every language, and React has nothing to complain about', async (file) => {
    Element.prototype.scrollIntoView = () => undefined;
    Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
    const { states } = await specimensIn(file);
    const names = states.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const locale of LOCALES) {
      for (const { name, render: show } of states) {
        const State = () => show(sampleTexts(locale));
        const { container, unmount } = render(inSite(<State />, placeOf(locale)));
        if (!container.hasChildNodes()) throw new Error(`${name} shows nothing in ${locale}`);
        unmount();
      }
    }
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
  });
});
