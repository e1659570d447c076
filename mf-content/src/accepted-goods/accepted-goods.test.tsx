import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { definePage } from '@amberlane/core';
import content from '../../content/express-standard/en.md';
import { sectionOf, type ContentText } from '../content/content-document.ts';
import { contentSlice } from '../content-slice.ts';
import { pageAt } from '../../testing/content-site.ts';
import { YesNo } from './accepted-goods.tsx';

afterEach(cleanup);

const listOf = (id: string): readonly ContentText[] => sectionOf(content, id).blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

const show = async () => {
  const page = definePage({
    component: () => <YesNo yesTitle="Goes" yes={listOf('yes')} noTitle="Stays" no={listOf('no')} />,
    head: () => ({ title: 'Goods', description: 'Goods' }),
    setup: (site) => site.inject(contentSlice),
  });
  const { element } = await pageAt(page, { country: 'GH', locale: 'en' }, 'goods');
  render(element);
};

const underHeading = (name: string): HTMLElement => screen.getByRole('heading', { level: 3, name }).parentElement ?? document.body;

describe('what is taken and what is not', () => {
  it('stands under a word for each side', async () => {
    await show();
    expect(within(underHeading('Goes')).getByText(/^Clothes, shoes/)).toBeInTheDocument();
    expect(within(underHeading('Stays')).getByText(/^Batteries on their own/)).toBeInTheDocument();
  });

  it('says the figures of the rules', async () => {
    await show();
    expect(screen.getByText(/built-in batteries, up to 100 Wh/)).toBeInTheDocument();
  });

  it('is told apart by its drawing as well, which is not read out', async () => {
    await show();
    const [goes, stays] = ['Goes', 'Stays'].map((name) => underHeading(name).querySelector('svg'));
    expect(goes?.innerHTML).not.toBe(stays?.innerHTML);
    expect(goes).toHaveAttribute('aria-hidden', 'true');
  });
});
