import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import content from '../../../content/resolve/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { pageAt } from '../../../testing/content-site.ts';
import { CHAIN_LINKS } from './chain-links.ts';
import wholeChain from './page.tsx';

afterEach(cleanup);

const show = async () => {
  const page = await pageAt(wholeChain, { country: 'UG', locale: 'en' }, 'service/resolve');
  render(page.element);
};

const region = (name: string): HTMLElement => screen.getByRole('region', { name });

describe('the whole chain', () => {
  it('leads from each link of the picture to its block', async () => {
    await show();
    const targets = within(region('Seven services, one tracking number')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(CHAIN_LINKS.map((link) => `#${link}`));
  });

  it('says in words what the picture shows by its shapes', async () => {
    await show();
    const chain = within(region('Seven services, one tracking number'));
    expect(chain.getByText('or')).toBeInTheDocument();
    expect(chain.getByText('if you keep stock there').closest('a')).toHaveTextContent('Overseas warehouse');
  });

  it('tells of each link what we do, what the customer gives and when it fits', async () => {
    await show();
    for (const { id } of sectionOf(content, 'links').sections) {
      const terms = within(document.getElementById(id) ?? document.body).getAllByRole('term').map(({ textContent }) => textContent);
      expect(terms).toEqual(['What we do', 'What we need from you', 'When to choose it']);
    }
  });

  it('shows for each example which links it takes', async () => {
    await show();
    const example = screen.getByRole('heading', { level: 3, name: /^Spare parts to Kampala/ }).parentElement ?? document.body;
    expect(within(example).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Trucking', 'Sea freight', 'Customs clearance', 'Last-mile delivery']);
  });
});
