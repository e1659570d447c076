/** What the form says and does while numbers are typed, pasted and sent. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, change, distinct, field, QUERY, show, track } from '../../../testing/shown-track-page.tsx';

afterEach(cleanup);

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

  it('offers no number that was typed as well', async () => {
    const user = userEvent.setup();
    await show('track');
    await user.click(field());
    await user.paste('NG407183529669\nNG4O7183529669');
    await user.tab();
    expect(screen.getByText(/There is a letter where a digit should be/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Use/ })).toBeNull();
  });

  it('of a pasted table is told below the field and above the results', async () => {
    const user = userEvent.setup();
    await show('track');
    await user.click(field());
    await user.paste('Number\tName\nNG407183529669\tAma Boateng\nGH520938177409\tChidi Eze');
    expect(await screen.findByText('2 tracking numbers found. All other text was ignored.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Results for 2 numbers' })).toHaveFocus();
    expect(screen.getAllByText('2 tracking numbers found. All other text was ignored.')[0]).toBeInTheDocument();
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
