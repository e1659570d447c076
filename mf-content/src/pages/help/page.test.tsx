import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import help from './page.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const show = async (query = '', market: { country: Country; locale: Locale } = { country: 'NG', locale: 'en' }) => {
  const { element, head } = await pageAt(help, market, `service/help${query}`);
  return { head, ...render(element) };
};

const results = () => within(screen.getByRole('region', { name: /^(?:Results for|No results found)/ }));

/** Its questions are folded on phones; those of the first topic are open. */
const openTopic = (name: string) => {
  const topic = within(screen.getByRole('region', { name }));
  fireEvent.click(topic.getByText(/^\d+ questions/));
  return topic;
};

describe('the help centre', () => {
  it('has nine topics of sixty questions, those about parcels first', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Topics', 'Tracking', 'Delivery', 'Customs', 'Sending', 'Prices', 'What you can send', 'Warehouses', 'Account', 'Partners', 'Still need help?',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(60);
  });

  it('keeps answers closed until somebody asks, and gives each an address', async () => {
    await show();
    const answer = screen.getByText(/dangerous goods for cargo aircraft only/);
    expect(answer).not.toBeVisible();
    openTopic('What you can send');
    fireEvent.click(screen.getByText('Can I send batteries?'));
    expect(answer).toBeVisible();
    expect(within(document.getElementById('batteries') ?? document.body).getByRole('link', { name: 'Copy link to this answer' })).toHaveAttribute('href', '#batteries');
  });

  it('shows the first questions of a topic, and the others when asked', async () => {
    await show();
    const tracking = within(screen.getByRole('region', { name: 'Tracking' }));
    expect(tracking.getByText('Why is there no tracking information yet?')).toBeVisible();
    const fifth = tracking.getByText('Which time zone does tracking use?');
    expect(fifth).not.toBeVisible();
    fireEvent.click(tracking.getByText('Show 5 more'));
    expect(fifth).toBeVisible();
  });

  it('begins with what most readers come for', async () => {
    await show();
    const tasks = within(screen.getByRole('list', { name: 'Common tasks' })).getAllByRole('link');
    expect(tasks.map((link) => link.getAttribute('href'))).toEqual(['/ng-en/track', '/ng-en/quote', '/ng-en/location-map', '/ng-en/service/feedback?topic=damaged', '/ng-en/contact-us']);
  });

  it('opens a topic when a link leads to it', async () => {
    await show();
    const question = within(screen.getByRole('region', { name: 'Warehouses' })).getByText('When should I use an overseas warehouse?');
    expect(question).not.toBeVisible();
    history.replaceState(null, '', '/ng-en/service/help#warehouses');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(question).toBeVisible();
  });

  it('opens all that hides the answer of the address', async () => {
    await show();
    const answer = document.getElementById('event-times');
    expect(answer).not.toBeVisible();
    history.replaceState(null, '', '/ng-en/service/help#event-times');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(answer).toBeVisible();
  });

  it('puts the address of an answer on the clipboard', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await show();
    history.replaceState(null, '', '/ng-en/help?q=battery');
    fireEvent.click(screen.getByText('Can I send batteries?'));
    await act(async () => void fireEvent.click(within(document.getElementById('batteries') ?? document.body).getByRole('link', { name: 'Copy link to this answer' })));
    expect(writeText).toHaveBeenCalledWith('http://localhost/ng-en/help#batteries');
    await waitFor(() => expect(location.hash).toBe('#batteries'));
  });

  it('ends with the support contact of the reader’s country', async () => {
    await show();
    const contact = within(screen.getByRole('region', { name: 'Still need help?' }));
    expect(contact.getByRole('link', { name: '+000 NG 1' })).toBeInTheDocument();
    expect(contact.getByRole('link', { name: /Contact details for all countries/ })).toHaveAttribute('href', '/ng-en/contact-us');
  });

  it('links to no service rules where there are none', async () => {
    const rules = (): number => [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href')?.includes('service-rule')).length;
    await show();
    expect(rules()).toBeGreaterThan(0);
    cleanup();
    await show('', { country: 'CN', locale: 'zh-CN' });
    expect(rules()).toBe(0);
  });

  it('tells search engines every question with its answer as text', async () => {
    for (const country of COUNTRIES) {
      const { head } = await pageAt(help, { country, locale: 'en' }, 'service/help');
      const [page] = head.jsonLd ?? [];
      expect(page).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
      expect(page?.['mainEntity']).toHaveLength(60);
      expect(page?.['mainEntity']).toContainEqual({
        '@type': 'Question',
        name: 'How much does cash on delivery cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'The fee is 3% of the amount we collect. The minimum is CNY\u00a05 and the maximum CNY\u00a01,500 per shipment.' },
      });
      expect(JSON.stringify(page)).not.toMatch(/<\/?(?:b|a\d|code)>|\[object/);
    }
  });
});

describe('a question in the address', () => {
  it('is answered before anything else, with its words marked, and stays out of search engines', async () => {
    const { head } = await show('?q=held+by+customs');
    expect(screen.getByRole('searchbox', { name: 'Search help' })).toHaveValue('held by customs');
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ answers?$/);
    const [first] = results().getAllByRole('heading', { level: 3 });
    expect(first).toHaveTextContent('Why is my parcel held at customs?');
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['held', 'customs']);
    expect(head).toMatchObject({ noindex: true });
    expect(head.jsonLd).toBeUndefined();
  });

  it('without an answer says what else there is', async () => {
    await show('?q=qqqq+zzzz');
    expect(screen.getByRole('status')).toHaveTextContent('0 answers');
    expect(results().getByRole('link', { name: 'Contact details for all countries' })).toBeInTheDocument();
    expect(results().getByRole('link', { name: 'Show all answers' })).toHaveAttribute('href', '/ng-en/service/help');
  });

  it('of one letter is no question', async () => {
    await show('?q=x');
    expect(screen.getByRole('status')).toHaveTextContent('Enter at least two letters.');
    expect(screen.queryByRole('region', { name: /Results for/ })).toBeNull();
  });

  it('that is too long is cut, and says so', async () => {
    await show(`?q=${'customs+'.repeat(30)}`);
    expect(screen.getByRole('status')).toHaveTextContent('We searched for the first 80 characters only.');
    expect(results().getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  });

  it('shows markup as the letters that were typed', async () => {
    await show('?q=%3Cb%3Ecustoms%3C%2Fb%3E');
    expect(screen.getByRole('heading', { level: 2, name: /<b>customs<\/b>/ })).toBeInTheDocument();
  });
});

describe('typing', () => {
  it('is answered while one types, and the address follows', async () => {
    await show();
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'batery' } });
    await waitFor(() => expect(results().getByRole('heading', { level: 3, name: /batteries/ })).toBeInTheDocument());
    expect(location.pathname + location.search).toBe('/ng-en/service/help?q=batery');
    fireEvent.click(results().getByRole('link', { name: 'Show all answers' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Results for/ })).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('half a Chinese word is not looked for', async () => {
    await show('', { country: 'CN', locale: 'zh-CN' });
    const field = screen.getByRole('searchbox');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'qingguan' }, isComposing: true });
    fireEvent.compositionEnd(field, { target: { value: '清关' } });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /清关.*的搜索结果/ })).toBeInTheDocument());
    expect(location.search).toBe(`?q=${encodeURIComponent('清关')}`);
  });
});
