import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { LOCALES, MARKETS, type Locale, type Market } from '@amberlane/contract/site';
import { sampleTexts } from './gallery/sample-texts.ts';
import type { Stories } from './gallery/stories.ts';
import { inSite } from '../testing/on-site.tsx';

/** The form library shows its states with its own theme around them, in its own tests; a file is saved without a look. */
const OTHERS = ['antd', 'fields', 'gallery', 'save-file'];
const FOLDERS = [...new Set(globSync('*/*.tsx', { cwd: import.meta.dirname }).map((file) => path.dirname(file)))].filter((folder) => !OTHERS.includes(folder));
const FILES = FOLDERS.flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: import.meta.dirname }));

const isStories = (value: unknown): value is Stories => typeof value === 'object' && value !== null && 'component' in value && 'states' in value;

async function storiesIn(file: string): Promise<Stories> {
  const module: unknown = await import(path.join(import.meta.dirname, file));
  const value = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isStories(value)) throw new Error(`${file} has no stories as its default export`);
  return value;
}

function marketOf(locale: Locale): Market {
  const market = MARKETS.find((candidate) => candidate.locale === locale);
  if (!market) throw new Error(`nobody reads ${locale}`);
  return market;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('stories', () => {
  it('every component has some', () => {
    const shown = new Set(FILES.map((file) => path.dirname(file)));
    expect(FOLDERS.filter((folder) => !shown.has(folder))).toEqual([]);
  });

  it.each(FILES)('%s: every state is there in every language, and React has nothing to complain about', async (file) => {
    Element.prototype.scrollIntoView = () => undefined;
    Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
    const { states } = await storiesIn(file);
    const names = states.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const locale of LOCALES) {
      for (const { name, render: show } of states) {
        const State = () => show(sampleTexts(locale));
        const { container, unmount } = render(inSite(<State />, marketOf(locale)));
        if (!container.hasChildNodes()) throw new Error(`${name} shows nothing in ${locale}`);
        unmount();
      }
    }
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
  });
});
