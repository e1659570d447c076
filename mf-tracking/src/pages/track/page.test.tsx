/** The tracking page as a whole: in every language, before a query, and as React takes it over from the server. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrate } from '@amberlane/testing/render-page';
import { answering, field, GHANA, places, QUERY, show } from '../../../testing/shown-track-page.tsx';
import { trackOnSite } from '../../../testing/tracking-site.ts';
import page from './page.tsx';

afterEach(cleanup);

describe('tracking page in every country and language', () => {
  it.each(places)('says all of itself on /$segment, before and after a query', async ({ market }) => {
    for (const path of ['track', QUERY, 'track?numbers=']) {
      const { complaints } = await show(path, answering(), market);
      expect(complaints).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      cleanup();
    }
  });

  it.each(places)('has a title and a description of fitting length on /$segment', ({ market }) => {
    const head = trackOnSite(page, market, answering()).head('');
    expect(head.title.length).toBeGreaterThan(8);
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description.length).toBeGreaterThanOrEqual(market.locale === 'zh-CN' ? 40 : 70);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.noindex).toBeUndefined();
  });

  it('keeps a query out of search engines', () => {
    const { head } = trackOnSite(page, GHANA, answering());
    expect(head('?numbers=NG407183529669')).toMatchObject({ noindex: true, title: 'Tracking results for 1 number' });
    expect(head('?utm_source=mail').noindex).toBe(true);
  });
});

describe('before a query', () => {
  it('shows what a number looks like and leads to a sample', async () => {
    const api = answering();
    await show('track', api);
    expect(screen.getByText('520938177409')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the sample' })).toHaveAttribute('href', '/gh-en/track?numbers=GH520938177409');
    expect(api.asked).toEqual([]);
  });

  it('counts numbers and offers to clear them from the first one on', async () => {
    await show('track');
    expect(screen.queryByText(/of 20$/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull();
    await userEvent.type(field(), 'GH520938177409');
    expect(await screen.findByText('1 of 20')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('is a GET form that needs no JavaScript', async () => {
    await show('track');
    const form = field().form;
    expect(form).toHaveAttribute('action', '/gh-en/track');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'numbers');
  });
});

describe('taking over what the server rendered', () => {
  async function takeOver(path: string, typed?: string) {
    const site = trackOnSite(page, GHANA, answering());
    const element = await site.open(path);
    return hydrate(element, (container) => {
      const textarea = container.querySelector('textarea');
      if (textarea && typed !== undefined) textarea.value = typed;
    });
  }

  it.each(['track', QUERY, 'track?numbers='])('finds the same markup: %s', async (path) => {
    const { differences, end } = await takeOver(path);
    expect(differences).toEqual([]);
    await end();
  });

  it.each(['track', QUERY])('keeps what was typed before: %s', async (path) => {
    const { end } = await takeOver(path, 'PK918203744566');
    expect(field()).toHaveValue('PK918203744566');
    expect(screen.getByText('1 of 20')).toBeInTheDocument();
    await end();
  });
});
