/** The tracking page when the service fails. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { answering, field, QUERY, refusing, show } from '../../../testing/shown-track-page.tsx';
import { trackAnswers, type TrackAnswers } from '../../../testing/tracking-site.ts';

afterEach(cleanup);

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
