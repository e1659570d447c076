/** Answers to several numbers: a line each, in groups, and what stands for a number without an answer. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { CAIRO, found, noInfo, reply, trackEvent } from '../../../testing/parcels.ts';
import { QUERY, row, show } from '../../../testing/shown-track-page.tsx';
import { trackAnswers } from '../../../testing/tracking-site.ts';

/** What a file holds, its byte order mark included. */
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!file) throw new Error('no file');
    const reader = Object.assign(new FileReader(), { onload: () => resolve(typeof reader.result === 'string' ? reader.result : ''), onerror: reject });
    reader.readAsText(file);
  });

afterEach(cleanup);

describe('results', () => {
  it('stand in groups with their counts, what needs the reader first', async () => {
    await show(QUERY);
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual(['Action required 1', 'In transit 1', 'Delivered 1', 'Not valid 1']);
    const [first] = within(screen.getByRole('region', { name: /Action required/ })).getAllByRole('listitem');
    expect(first).toHaveTextContent('SA673401955282');
    expect(first).toHaveTextContent('Riyadh');
    expect(row('GH520938177409').querySelector('summary')).toHaveTextContent(/GH520938177409\s?Guangzhou\s?Accra\s?Small parcel/);
    expect(row('GH520938177409').querySelector('summary')).toHaveTextContent(/In transit\s*Departed Lagos by air for Accra/);
    expect(row('NG407183529669').querySelector('summary')).toHaveTextContent(/Delivered\s*Signed for by the recipient in Lagos/);
  });

  it('of a long list have their status above them alone', async () => {
    const parcels = Array.from({ length: 9 }, (_, index) => found({ waybillNo: `GH52093817740${index}` }));
    await show('track?numbers=A', trackAnswers(() => reply(...parcels)));
    expect(screen.getByRole('heading', { level: 2, name: 'In transit 9' })).toBeVisible();
    expect(row('GH520938177401').querySelector('summary')).not.toHaveTextContent(/In transit\s*Departed/);
  });

  it('have what can be done beside a closed row that needs the reader, and name the day of a delivery', async () => {
    await show(QUERY);
    const action = row('SA673401955282').parentElement ?? document.body;
    expect(within(action).getAllByRole('link', { name: 'Contact customer service' }).at(-1)).toHaveAttribute('href', '/gh-en/contact-us');
    expect(row('NG407183529669').querySelector('summary')).toHaveTextContent(/Delivered 18 Nov/);
    expect(row('GH520938177409').querySelector('summary')).toHaveTextContent(/Estimated delivery 23\s?–\s?24 Nov/);
  });

  it('say how long a choice is open', async () => {
    const events = [trackEvent('RETURNED_TO_WAREHOUSE', '2026-11-17T09:00:00.000Z', CAIRO, { actionRequired: true })];
    const returned = found({ needsAction: true, events, nextScan: { code: 'DISPOSED', place: CAIRO, by: '2026-11-27T21:59:00.000Z' } });
    await show('track?numbers=GH520938177409,NG407183529668', trackAnswers(() => reply(returned, noInfo('NG407183529668'))));
    expect(row('GH520938177409').parentElement?.querySelector('p.help')).toHaveTextContent(/7 days left to choose$/);
  });

  it('name what begins like a tracking number and is none', async () => {
    await show(`${QUERY},XX12`);
    expect(screen.getAllByText(/^Not a tracking number:/)[0]).toHaveTextContent('XX12');
  });

  it('have headings that skip no level', async () => {
    await show(QUERY);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  it('are all closed at first, and name the current query number in the one that is opened', async () => {
    await show(QUERY);
    expect(document.querySelectorAll('main details[open], li details[open]')).toHaveLength(0);
    fireEvent.click(row('SA673401955282').querySelector('summary') ?? document.body);
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
    expect(filters.map((filter) => filter.closest('label')?.textContent)).toEqual(['All 4', 'Action required 1', 'In transit 1', 'Delivered 1', 'Not valid 1']);
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

  it('say when and where in the time of the place', async () => {
    await show(QUERY);
    expect(row('GH520938177409')).toHaveTextContent('Today 09:42, Lagos');
    expect(row('SA673401955282')).toHaveTextContent('Yesterday 18:40, Riyadh');
    expect(row('NG407183529669')).toHaveTextContent(/Wed,? 18 Nov 16:31, Lagos/);
  });

  it('guess what a wrong number means and ask for the whole list again', async () => {
    const guess = noInfo('NG4O7183529669', { hint: 'shape', suggestion: 'NG407183529669' });
    await show('track?numbers=NG4O7183529669,GH520938177409', trackAnswers(() => reply(guess, found())));
    expect(screen.getByRole('link', { name: /Did you mean/ })).toHaveAttribute('href', '/gh-en/track?numbers=NG407183529669,GH520938177409');
  });

  it('guess no number that is in the list', async () => {
    const guess = noInfo('NG4O7183529669', { hint: 'shape', suggestion: 'NG407183529669' });
    await show('track?numbers=NG4O7183529669,NG407183529669', trackAnswers(() => reply(guess, found())));
    expect(screen.getByText(/There is a letter where a digit should be/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull();
  });

  it('open the form at a wrong number that nothing is guessed for', async () => {
    await show('track?numbers=NG407183529668,GH520938177409', trackAnswers(() => reply(noInfo('NG407183529668', { hint: 'checkDigit' }), found())));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tracking numbers', hidden: true });
    expect(field.closest('details')).not.toHaveAttribute('open');
    fireEvent.click(screen.getByRole('link', { name: 'Correct this number' }));
    expect(field.closest('details')).toHaveAttribute('open');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('NG407183529668');
  });

  it('say how far a parcel has come, and that a held one has no day yet', async () => {
    const held = found({ expressStatus: 'CUSTOMS_HELD', needsAction: true, expected: null });
    await show('track?numbers=GH520938177409,NG407183529668', trackAnswers(() => reply(held, noInfo('NG407183529668'))));
    expect(row('GH520938177409').querySelector('summary')).toHaveTextContent(/In transit, 2 of 5\s?Delivery date set after customs clearance$/);
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
    expect(screen.getByText('This number is wrong.').closest('p')).toHaveTextContent(/This number is wrong\. At least one digit is wrong\. Correct this number$/);
    expect(screen.getByText('Not now.').closest('p')).toHaveTextContent(/partner carrier/);
  });

  it('show hostile input as text', async () => {
    const hostile = '<IMG SRC=X ONERROR=ALERT(1)>';
    await show(`track?numbers=${encodeURIComponent(hostile)}`);
    expect(document.querySelector('main img, img')).toBeNull();
    expect(screen.getAllByText('<IMGSRC=XONERROR=ALERT(1)>').length).toBeGreaterThan(0);
  });

  it('tell the cards of several parcels apart by their numbers', async () => {
    await show(QUERY);
    const cards = screen.getAllByRole('group', { name: /^Proof of delivery and recipient/, hidden: true }).map((card) => card.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
    expect(cards).toEqual(['SA673401955282', 'GH520938177409', 'NG407183529669'].map((number) => `Proof of delivery and recipient details ${number}`));
  });
});
