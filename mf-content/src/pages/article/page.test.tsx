import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { Article } from '@amberlane/contract/calls/articles';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { answer, refusal, sampleArticle, samplePage } from '../../../testing/sample-news.ts';
import type { AskedCall } from '@amberlane/testing/test-transport';
import { pageAt } from '../../../testing/content-site.ts';
import articlePage from './page.tsx';

afterEach(cleanup);

const GHANA: Market = { country: 'GH', locale: 'en' };
const PATH = 'article-list/peak-season';
const OTHER = sampleArticle({ id: 'batteries', title: 'Batteries' });
const RICH = sampleArticle({
  body: [
    { kind: 'paragraph', text: 'See rules and customs.\nSoon.', runs: [{ text: 'See ' }, { text: 'rules', href: 'service-rule#weight' }, { text: ' and ' }, { text: 'customs', href: 'https://customs.example/', strong: true }, { text: '.\nSoon.' }] },
    { kind: 'heading', text: 'Sizes' },
    { kind: 'heading', text: 'Boxes', level: 3 },
    { kind: 'list', items: ['pack', 'seal it'], ordered: true, runs: [[{ text: 'pack' }], [{ text: 'seal', strong: true }, { text: ' it' }]] },
    { kind: 'quote', text: 'Light goods cost what they occupy.' },
    { kind: 'table', head: [{ text: 'Box' }, { text: 'Weight' }], rows: [[{ text: 'Small' }, { text: '2 kg' }]] },
  ],
});

const answering = (article: Article, others: readonly Article[] = [article, OTHER]) => ({ url }: AskedCall): Response =>
  (url.includes('queryFrontBlogDetail') ? answer(article) : answer(samplePage(others)))();

async function show(reply: (call: AskedCall) => Response = answering(RICH), market = GHANA, at = PATH) {
  const page = await pageAt(articlePage, market, at, reply);
  return { ...page, ...(page.valid && render(page.element)) };
}

describe('contents of an article', () => {
  const heading = (text: string, level?: 3) => ({ kind: 'heading', text, ...(level && { level }) }) as const;

  it('lead to its headings', async () => {
    await show(answering(sampleArticle({ body: [heading('Sizes'), heading('Boxes', 3), heading('Dates')] })));
    const contents = within(screen.getAllByRole('navigation', { name: 'On this page' })[0] ?? document.body);
    const links = contents.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Sizes', 'Dates']);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
  });

  it('are left out where there is one heading', async () => {
    await show();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });
});

describe('a warning about fraud', () => {
  it('says where the website is and how the emails of the company end, though no phone is known', async () => {
    const warning = answering(sampleArticle({ type: 'SECURITY' }));
    await show((call) => (call.url.includes('queryAllCountryList') ? refusal(500, ERROR.SERVICE)() : warning(call)));
    expect(screen.getByText(/Our emails end in/)).toHaveTextContent('The address of our website is site.example. Our emails end in @amberlane.example.');
    expect(screen.queryByText(/^Already paid/)).not.toBeInTheDocument();
  });
});

describe('an article', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment: whole, in English, for others, without an answer', async ({ market }) => {
    const others = [answering(sampleArticle({ language: market.locale })), answering(RICH), refusal(403, ERROR.ARTICLE_OF_OTHER_COUNTRY, 'No.'), refusal(500, 1000500)];
    for (const reply of others) {
      const { complaints, head } = await show(reply, market);
      expect(complaints).toEqual([]);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(head.title).toContain('| Amberlane');
      cleanup();
    }
  });

  it('tells who wrote it, when and how long it takes, and what stands in it', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1, name: RICH.title })).toBeInTheDocument();
    const facts = screen.getByText('Operations').closest('ul');
    expect(facts).toHaveTextContent('Service1 November 2026By Operations2 min read');
    expect(screen.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '/gh-en/service-rule#weight');
    expect(screen.getByRole('link', { name: 'customs' })).toHaveAttribute('rel', 'noopener');
    expect(container?.querySelectorAll('br')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: 'Boxes' })).toBeInTheDocument();
    expect(screen.getByText('seal', { selector: 'strong' }).closest('ol')).not.toBeNull();
    expect(screen.getByText('Light goods cost what they occupy.').closest('blockquote')).not.toBeNull();
    expect(within(screen.getByRole('table', { name: 'Boxes' })).getByRole('rowheader', { name: 'Small' })).toBeInTheDocument();
  });

  it('leaves the words of a link to a page that the country lacks', async () => {
    await show(answering(RICH), { country: 'CN', locale: 'en' });
    expect(screen.queryByRole('link', { name: 'rules' })).not.toBeInTheDocument();
    expect(screen.getByText(/See rules and/)).toBeInTheDocument();
  });

  it('says that it is in English where the reader’s language lacks it, and marks its words', async () => {
    const { head } = await show(answering(RICH), { country: 'MA', locale: 'fr' });
    expect(screen.getByText('Cet article n’est disponible qu’en anglais.')).toBeInTheDocument();
    for (const words of [/^See/, RICH.summary, 'Operations']) expect(screen.getByText(words).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(head.noindex).toBe(true);
  });

  it('is described for search engines', async () => {
    const { head } = await show();
    expect(head.description).toBe(RICH.summary);
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle', headline: RICH.title, datePublished: RICH.publishTime, inLanguage: 'en-GH',
        mainEntityOfPage: 'https://site.example/gh-en/article-list/peak-season', author: expect.objectContaining({ name: 'Amberlane, Operations' }),
      }),
    ]);
    expect(head.feed?.path).toBe('news.xml');
    expect((await show(answering(sampleArticle({ summary: 'word '.repeat(60).trim() })))).head.description).toMatch(/^(word )+word…$/);
  });

  it('can be passed on by the channel of our countries, by mail and by copying', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await show();
    const address = 'https://site.example/gh-en/article-list/peak-season';
    const ways = within(screen.getByRole('region', { name: 'Share' }));
    expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(`${RICH.title}\n${address}`)}`);
    expect(ways.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(encodeURIComponent(address));
    await act(async () => void fireEvent.click(ways.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith(address);
    expect(ways.getByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  });

  it('leads to others of its kind, then to the newest, and not to itself', async () => {
    await show();
    const related = within(screen.getByRole('region', { name: 'More news' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/gh-en/article-list/batteries']);
    cleanup();
    const newest = sampleArticle({ id: 'new-centre', type: 'COMPANY' });
    await show(({ url, request }) => (url.includes('queryFrontBlogDetail') ? answer(RICH) : answer(samplePage('type' in request ? [RICH] : [newest, RICH])))());
    expect(within(screen.getByRole('region', { name: 'More news' })).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/gh-en/article-list/new-centre']);
    cleanup();
    await show(answering(RICH, [RICH]));
    expect(screen.queryByRole('region', { name: 'More news' })).not.toBeInTheDocument();
  });

  it('of another country says so in the words of the specification, and leads to the list', async () => {
    const { head } = await show(refusal(403, ERROR.ARTICLE_OF_OTHER_COUNTRY, errorMessage(ERROR.ARTICLE_OF_OTHER_COUNTRY, 'en')));
    expect(screen.getByRole('heading', { level: 1, name: 'This article is not available in the country you selected.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View news' })).toHaveAttribute('href', '/gh-en/article-list');
    expect(head).toMatchObject({ noindex: true, title: 'Not available in this country | Amberlane' });
  });

  it('that nobody wrote is no page, and one whose name can’t be is not even asked for', async () => {
    expect((await show(refusal(404, ERROR.NOT_FOUND))).valid).toBe(false);
    for (const id of ['Peak', '..', 'a b', `a${'b'.repeat(80)}`, '%3Cscript%3E']) expect((await show(undefined, GHANA, `article-list/${id}`)).valid).toBe(false);
  });

  it('that could not be loaded can be asked for again', async () => {
    await show(refusal(503, 1000503));
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load the article' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/article-list/peak-season');
  });
});
