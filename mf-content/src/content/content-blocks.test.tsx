import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Country } from '@amberlane/contract/site';
import { definePage } from '@amberlane/core';
import declaration from '../../remote.config.ts';
import { contentSlice } from '../content-slice.ts';
import { pageAt } from '../../testing/content-site.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { linkMark } from './content-markup.tsx';
import { sectionOf, type ContentBlock } from './content-document.ts';

afterEach(cleanup);

/** Blocks with sentences that the site has, as a page of its own. */
async function show(blocks: readonly ContentBlock[], country: Country = 'NG'): Promise<readonly string[]> {
  const page = definePage({
    component: () => <ContentBlocks blocks={blocks} parts={{ road: () => <p>the road</p> }} caption="Fees" />,
    head: () => ({ title: '', description: '' }),
    setup: (site) => site.inject(contentSlice),
  });
  const { element, complaints } = await pageAt(page, { country, locale: 'en' }, 'about-us');
  render(element);
  return complaints;
}

const text = (id: string, ...links: string[]) => ({ id, links });

describe('blocks of a content file', () => {
  it('are paragraphs, lists, steps, tables and parts of the page', async () => {
    const complaints = await show([
      { kind: 'paragraph', text: text('about.title') },
      { kind: 'list', items: [text('about.title')] },
      { kind: 'steps', items: [text('about.title')] },
      { kind: 'table', head: [text('about.title')], rows: [[text('about.title')]] },
      { kind: 'part', name: 'road' },
    ]);
    expect(complaints).toEqual([]);
    const [list, steps] = screen.getAllByRole('list');
    expect([list?.tagName, steps?.tagName]).toEqual(['UL', 'OL']);
    expect(within(screen.getByRole('table', { name: 'Fees' })).getByRole('rowheader')).not.toBeEmptyDOMElement();
    expect(screen.getByText('the road')).toBeVisible();
  });

  it('ask for a part that the page must give', async () => {
    await expect(show([{ kind: 'part', name: 'sea' }])).rejects.toThrow('::sea');
  });
});

describe('a link in prose', () => {
  const linkIn = (target: string, country: Country) => linkMark(target, { country })('weight');

  it('keeps its words where the reader’s country lacks the page', () => {
    expect(linkIn('service-rule#weight', 'CN')).toBe('weight');
    expect(linkIn('cookie', 'GH')).toBe('weight');
    expect(linkIn('service-rule#weight', 'GH')).not.toBe('weight');
  });

  it('knows every page of this remote that some countries lack', () => {
    for (const { path, countries } of declaration.routes.filter((route) => route.countries)) {
      for (const country of ['CN', 'TR', 'GH'] as const) {
        expect([path, country, linkIn(path, country) !== 'weight']).toEqual([path, country, countries?.includes(country)]);
      }
    }
  });
});

it('finds a section at either level, and says which one is missing', () => {
  const inner = { id: 'air', title: 'x.air.title', blocks: [], sections: [] };
  const document = {
    bundle: 'x',
    head: { title: 'x.title', headline: 'x.headline', lead: 'x.lead', description: 'x.description' },
    opening: [],
    sections: [{ id: 'way', title: 'x.way.title', blocks: [], sections: [inner] }],
  };
  expect(sectionOf(document, 'air')).toBe(inner);
  expect(() => sectionOf(document, 'sea')).toThrow('content/x has no section #sea');
});
