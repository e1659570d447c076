import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES } from '@amberlane/contract/site';
import { inSite } from '../../testing/on-site.tsx';
import { slugOf } from './collect-stories.ts';
import { sampleTexts } from './sample-texts.ts';
import type { Stories } from './stories.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Of components that stand on no library; the others are shown in a browser only. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.stories\.tsx$/.test(file) && !/^(?:antd|fields)[\\/]/.test(file));
const load = async (file: string): Promise<Stories> => ((await import(path.join(SOURCES, file))) as { default: Stories }).default;

describe('stories', () => {
  it('stand beside every component that pages may use', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  it('have an address of their own each', async () => {
    const slugs = (await Promise.all(files.map(load))).map(({ component }) => slugOf(component));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(files)('of %s can be rendered on the server, state by state, in every language', async (file) => {
    const { component, states } = await load(file);
    const names = states.map(({ name }) => name);
    expect(component).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, render: State } of states) {
      expect(name).toMatch(/^[a-z][A-Za-z0-9]*(?:-[a-z0-9]+)*$/);
      for (const locale of LOCALES) expect(() => renderToStaticMarkup(inSite(createElement(State, sampleTexts(locale)), { country: 'NG', locale }))).not.toThrow();
    }
  });
});
