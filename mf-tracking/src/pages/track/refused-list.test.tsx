/** A list of numbers that can't be asked for. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, distinct, field, show, track } from '../../../testing/shown-track-page.tsx';

afterEach(cleanup);

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
  await user.click(screen.getByRole('link', { name: 'Open the sample' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Estimated delivery|Delivered|In transit/ })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});
