import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo, redeliveryRule } from '@amberlane/contract/domain';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { attemptFailed, delivered, found, noInfo, reply } from '../../../testing/parcels.ts';
import { hydrate } from '@amberlane/testing/render-page';
import { trackAnswers, trackOnSite, type TrackAnswers } from '../../../testing/tracking-site.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));
const ALL = [found(), attemptFailed(), delivered(), noInfo('NG40718352966', { hint: 'shape', missingDigits: 1 })];
const QUERY = `track?numbers=${ALL.map(({ waybillNo }) => waybillNo).join()}`;
const answering = () => trackAnswers((numbers) => reply(...numbers.map((number) => ALL.find(({ waybillNo }) => waybillNo === number) ?? noInfo(number))));
const refusing = (code: number, message: string) =>
  trackAnswers(() => Response.json({ success: false, error: { code, message, requestId: 'r-42' } }, { status: 503 }));
const distinct = (count: number) => Array.from({ length: count }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));

async function show(path: string, api: TrackAnswers = answering(), market: Market = GHANA) {
  const site = trackOnSite(page, market, api);
  render(await site.open(path));
  return site;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /tracking numbers/i });
const track = () => screen.getByRole('button', { name: 'Track' });
/** Unfolds the form above the results. */
const change = () => fireEvent.click(screen.getByText('Change'));
function row(number: string): HTMLElement {
  const details = screen.getAllByText(number).map((text) => text.closest('details')).find((element) => element !== null);
  if (!details) throw new Error(`no row for ${number}`);
  return details;
}

/** What a file holds, its byte order mark included. */
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!file) throw new Error('no file');
    const reader = Object.assign(new FileReader(), { onload: () => resolve(typeof reader.result === 'string' ? reader.result : ''), onerror: reject });
    reader.readAsText(file);
  });

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
  it('shows what a number looks like and leads to samples', async () => {
    const api = answering();
    await show('track', api);
    expect(screen.getByText('40718352966')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try a sample' })).toHaveAttribute(
      'href',
      '/gh-en/track?numbers=NG407183529669,GH520938177409,PK918203744566,SA673401955282',
    );
    expect(api.asked).toEqual([]);
  });

  it('is a GET form that needs no JavaScript', async () => {
    await show('track');
    const form = field().form;
    expect(form).toHaveAttribute('action', '/gh-en/track');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'numbers');
  });
});

describe('results', () => {
  it('stand in groups with their counts, what needs the reader first', async () => {
    await show(QUERY);
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual(['Action required1', 'In transit1', 'Delivered1', 'No tracking information1']);
    const [first] = within(screen.getByRole('region', { name: /Action required/ })).getAllByRole('listitem');
    expect(first).toHaveTextContent('SA673401955282');
    expect(first).toHaveTextContent('Riyadh');
  });

  it('have headings that skip no level', async () => {
    await show(QUERY);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('open the parcel that needs the reader and name it the current query number', async () => {
    await show(QUERY);
    expect(row('SA673401955282')).toHaveAttribute('open');
    expect(row('SA673401955282')).toHaveTextContent('Tracking number');
    expect(row('GH520938177409')).not.toHaveAttribute('open');
  });

  it('are counted, and a count shows its group alone, in the file too', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show(QUERY);
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('radio');
    expect(filters.map((filter) => filter.closest('label')?.textContent)).toEqual(['All 4', 'Action required 1', 'In transit 1', 'Delivered 1', 'No tracking information 1']);
    fireEvent.click(screen.getByRole('radio', { name: 'Delivered 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...lines] = (await textOf(saved[0])).trim().split('\r\n');
    expect(head).toMatch(/^Tracking number,Status,Latest update/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^NG407183529669,Delivered,/);
    click.mockRestore();
  });

  it('stay closed under the pointer that selects a number', async () => {
    await show(QUERY);
    const number = within(row('GH520938177409')).getAllByText('GH520938177409')[0];
    if (!number) throw new Error('no number');
    getSelection()?.selectAllChildren(number);
    fireEvent.click(number, { detail: 1 });
    expect(row('GH520938177409')).not.toHaveAttribute('open');
    getSelection()?.removeAllRanges();
    fireEvent.click(number, { detail: 1 });
    expect(row('GH520938177409')).toHaveAttribute('open');
  });

  it('of one parcel begin with its status, day and newest event; the form is one line', async () => {
    await show('track?numbers=GH520938177409');
    expect(screen.getByText('Change').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/^In transitEstimated delivery .*Departed Lagos by air for Accra09:42 Lagos$/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What happens next', 'Save or share', 'Tracking history', 'View name, address and proof of delivery', 'Questions about this stage',
    ]);
    expect(screen.getByText('Why has tracking not been updated for days?')).toBeVisible();
  });

  it('of a delivered parcel name the day and say “delivered” once on the screen', async () => {
    await show('track?numbers=NG407183529669');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Delivered Wed,? 18 Nov$/);
    expect(screen.getByText('Tracking says “Delivered”, but I have not received it')).toBeVisible();
  });

  it('say when and where in the time of the place', async () => {
    await show(QUERY);
    expect(row('GH520938177409')).toHaveTextContent('09:42 Lagos');
    expect(row('SA673401955282')).toHaveTextContent('18:40 yesterday, Riyadh');
    expect(row('NG407183529669')).toHaveTextContent(/16:31 on Wed,? 18 Nov, Lagos/);
  });

  it('tell the history by days, newest first, and fold what is older than six events', async () => {
    await show('track?numbers=GH520938177409');
    const history = within(screen.getByRole('region', { name: 'Tracking history' }));
    const days = history.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent.replace(',', ''));
    expect(days).toEqual(['Next', 'Fri 20 Nov', 'Thu 19 Nov', 'Wed 18 Nov', 'Tue 17 Nov']);
    const older = history.getByText('Show 2 earlier updates').closest('details');
    expect(older).not.toHaveAttribute('open');
    expect(older).toHaveTextContent('Picked up from sender');
    expect(history.getByText('Next: arrival in destination country – Accra')).toBeInTheDocument();
  });

  it('show the expected days as a range, and the milestones with where the parcel is', async () => {
    await show('track?numbers=GH520938177409');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Estimated delivery Mon,? 23 Nov – Tue,? 24 Nov$/);
    const steps = within(screen.getByRole('list', { name: 'Delivery progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Picked up (done)17 Nov', 'In transit (now)now in Lagos', 'Customs (to come)', 'Out for delivery (to come)', 'Delivered (to come)around 23 Nov',
    ]);
  });

  it('say what the reader can do, with the free attempts of the business rules', async () => {
    await show('track?numbers=SA673401955282');
    const card = screen.getByRole('heading', { name: 'What you can do' }).parentElement;
    const { freeAttempts, feeCnyFen } = redeliveryRule('2026-11-19');
    expect(card).toHaveTextContent('Choose a delivery day.');
    expect(card).toHaveTextContent(new RegExp(`Delivery attempts2.*Free attempts left${freeAttempts - 2}, until Tue,? 24 Nov`));
    expect(card?.textContent).toMatch(new RegExp(`Each further attemptCNY.${feeCnyFen / 100}.00`));
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/gh-en/contact-us');
  });

  it('guess what a wrong number means and ask for the whole list again', async () => {
    const guess = noInfo('NG4O7183529669', { hint: 'shape', suggestion: 'NG407183529669' });
    await show('track?numbers=NG4O7183529669,GH520938177409', trackAnswers(() => reply(guess, found())));
    expect(screen.getByRole('link', { name: /Did you mean/ })).toHaveAttribute('href', '/gh-en/track?numbers=NG407183529669,GH520938177409');
  });

  it('explain numbers that wait or fail, and offer to try again', async () => {
    await show('track?numbers=A,B', trackAnswers(() => reply({ outcome: 'waiting', waybillNo: 'A' }, { outcome: 'failed', waybillNo: 'B' })));
    expect(screen.getByText(/hasn’t responded yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/track?numbers=A,B');
  });

  it('say first what the specification calls the fault', async () => {
    const fault = { code: ERROR.WAYBILL_MALFORMED, message: 'This number is wrong.' } as const;
    const failing = { outcome: 'failed', waybillNo: 'B', fault: { code: ERROR.TRACKING_FAILED, message: 'Not now.' } } as const;
    await show('track?numbers=A,B', trackAnswers(() => reply(noInfo('A', { hint: 'checkDigit', fault }), failing)));
    expect(screen.getByText('This number is wrong.').closest('p')).not.toHaveTextContent(/against the label/);
    expect(screen.getByText('Not now.').closest('p')).toHaveTextContent(/partner carrier/);
  });

  it('show hostile input as text', async () => {
    const hostile = '<IMG SRC=X ONERROR=ALERT(1)>';
    await show(`track?numbers=${encodeURIComponent(hostile)}`);
    expect(document.querySelector('main img, img')).toBeNull();
    expect(screen.getAllByText('<IMGSRC=XONERROR=ALERT(1)>').length).toBeGreaterThan(0);
  });
});

describe('list that can’t be asked for', () => {
  it('is required', async () => {
    const api = answering();
    await show('track?numbers=', api);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a tracking number');
    expect(field()).toHaveAccessibleDescription(/Enter a tracking number/);
    expect(api.asked).toEqual([]);
  });

  it('is refused with its count, and all that was typed stays', async () => {
    const api = answering();
    const typed = distinct(23).join('\n');
    await show(`track?numbers=${encodeURIComponent(typed)}`, api);
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveAccessibleDescription(/You entered 23 different numbers.*Remove 3\./);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', `#${field().id}`);
    expect(api.asked).toEqual([]);
  });

  it('is refused before it is sent, and the message goes when one types on', async () => {
    const user = userEvent.setup();
    const api = answering();
    await show('track', api);
    await user.click(field());
    await user.paste(distinct(21).join('\n'));
    await user.click(track());
    expect(screen.getByRole('alert')).toHaveTextContent('You entered 21 different numbers');
    expect(field()).toHaveFocus();
    expect(api.asked).toEqual([]);
    await user.type(field(), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('forgets a refusal when another query is shown', async () => {
  const user = userEvent.setup();
  await show('track');
  await user.click(track());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a tracking number');
  await user.click(screen.getByRole('link', { name: 'Try a sample' }));
  expect(await screen.findByRole('heading', { name: 'Results for 4 numbers' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('typing', () => {
  it('is counted, with duplicates, and its mistakes are named once it is finished', async () => {
    const user = userEvent.setup();
    await show('track');
    await user.type(field(), 'NG407183529669, ng407183529669, NG40718352966');
    expect(await screen.findByText('2 of 20')).toBeInTheDocument();
    expect(screen.getByText('1 duplicate removed')).toBeInTheDocument();
    expect(screen.queryByText(/One digit is missing/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/One digit is missing/)).toBeInTheDocument();
  });

  it('is mended with one tap', async () => {
    const user = userEvent.setup();
    await show('track');
    await user.click(field());
    await user.paste('gh520938177409\nNG4O7183529669');
    await user.click(screen.getByRole('button', { name: /Use NG407183529669/ }));
    expect(field()).toHaveValue('GH520938177409\nNG407183529669');
    expect(screen.queryByRole('button', { name: /Use/ })).toBeNull();
  });

  it('of a pasted table is told below the field and above the results', async () => {
    const user = userEvent.setup();
    await show('track');
    await user.click(field());
    await user.paste('Number\tName\nNG407183529669\tAma Boateng\nGH520938177409\tChidi Eze');
    expect(await screen.findByText('2 tracking numbers found, 6 other words left out.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Results for 2 numbers' })).toHaveFocus();
    expect(screen.getAllByText('2 tracking numbers found, 6 other words left out.')[0]).toBeInTheDocument();
    expect(location.search).toBe('?numbers=NG407183529669,GH520938177409');
  });

  it('of a table with more numbers than a query takes, sends the first and tells the rest', async () => {
    const user = userEvent.setup();
    const api = answering();
    await show('track', api);
    await user.click(field());
    await user.paste(distinct(23).map((number) => `${number}\tAma`).join('\n'));
    await user.click(track());
    expect(await screen.findByRole('heading', { name: 'Results for 20 numbers' })).toHaveFocus();
    expect(api.asked.at(-1)).toEqual(distinct(20));
    expect(screen.getAllByText('You can track 20 at once. 3 numbers from your table are not included.').length).toBeGreaterThan(0);
  });

  it('is cleared, and the field waits for the next numbers', async () => {
    const user = userEvent.setup();
    await show(QUERY);
    change();
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Results for 4 numbers' })).toBeInTheDocument();
  });

  it('changes the page without a reload, one entry a query, and moves to the results', async () => {
    const user = userEvent.setup();
    const api = answering();
    await show('track', api);
    const entries = history.length;
    await user.click(field());
    await user.paste('ng407183529669\nGH 5209 3817 7409');
    await user.click(track());
    const heading = await screen.findByRole('heading', { name: 'Results for 2 numbers' });
    expect(location.pathname + location.search).toBe('/gh-en/track?numbers=NG407183529669,GH520938177409');
    expect(history.length).toBe(entries + 1);
    expect(api.asked.at(-1)).toEqual(['NG407183529669', 'GH520938177409']);
    expect(field()).toHaveValue('ng407183529669\nGH 5209 3817 7409');
    expect(heading).toHaveFocus();

    await user.clear(field());
    await user.paste('SA673401955282');
    await user.click(track());
    expect(await screen.findByRole('heading', { level: 1, name: /^Delivery attempted/ })).toHaveFocus();
  });
});

describe('when the service fails', () => {
  it('says so in the words of the API, with the request’s number, and keeps the numbers', async () => {
    const { complaints } = await show(QUERY, refusing(1000503, 'The service is being repaired.'));
    const card = screen.getByRole('alert');
    expect(card).toHaveTextContent('The service is being repaired.');
    expect(card).toHaveTextContent('r-42');
    expect(within(card).getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/${QUERY}`);
    expect(screen.getByRole('heading', { level: 2, name: 'No results yet for 4 numbers' })).toBeVisible();
    expect(field().value.split('\n')).toHaveLength(4);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['the network', () => { throw new TypeError('fetch failed'); }, /Network error/],
    ['garbled answers', () => brokenAnswer('{"success":true,"data":{"results":"none"}}'), /Something went wrong on our side/],
    ['pages of HTML', () => brokenAnswer('<h1>Bad Gateway</h1>', { status: 502 }), /Something went wrong on our side/],
  ] satisfies readonly (readonly [string, TrackAnswers['answer'], RegExp])[])('has a sentence for %s', async (_name, answer, sentence) => {
    await show('track?numbers=GH520938177409', trackAnswers(answer));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('asks again when tried again, and shows the answer', async () => {
    const user = userEvent.setup();
    const api = refusing(1000000, 'Service Exceptions!');
    const works = answering();
    await show('track?numbers=GH520938177409', api);
    api.answer = works.answer;
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getAllByText('Departed Lagos by air for Accra').length).toBeGreaterThan(0);
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
