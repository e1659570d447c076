import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { getCollectingServeyList } from '@amberlane/contract/calls/surveys';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { brokenAnswer, type AnswersByPath } from '@amberlane/testing/test-transport';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { SURVEY } from '../../../testing/survey-questions.ts';
import page from './page.tsx';

const AT = 'questionnaire/questionnaire-list';
const CLOSED = { ...SURVEY, code: 'delivery-poll', title: 'Poll', status: 'CLOSED', closedBy: 'TIME', closesAt: '2026-11-20T10:30:00.000Z' } as const;

async function show(answers: AnswersByPath = {}, nickName: string | null = null) {
  const site = franchiseOnSite(page, { answers, nickName });
  render(await site.open(AT));
  return site;
}
const lists = (open: readonly object[], closed: readonly object[]): AnswersByPath => ({
  [getCollectingServeyList.path]: ({ status }) => (status === 'CLOSED' ? { total: closed.length, list: closed } : { total: open.length, list: open }),
});
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list of questionnaires', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    for (const answers of [{}, lists([], [])]) {
      const site = franchiseOnSite(page, { market, answers });
      render(await site.open(AT));
      expect(site.head().description.length).toBeLessThanOrEqual(170);
      expect(site.complaints).toEqual([]);
      cleanup();
    }
  });

  it('leads to each questionnaire, the one of 2022 at its own address', async () => {
    await show();
    expect(part('Open now').getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/gh-en/questionnaire/questionnaire-20221008',
      '/gh-en/questionnaire/form/seller-needs',
    ]);
    expect(part('Open now').getAllByText('Up to 8 questions, about 2 minutes.')).toHaveLength(2);
    expect(part('Closed').getByRole('link', { name: 'View How was it?' })).toHaveAttribute('href', '/gh-en/questionnaire/form/delivery-poll');
  });

  it('tells until when they are open, and since when closed', async () => {
    await show(lists([{ ...SURVEY, closesAt: '2026-12-24T10:00:00.000Z' }], [CLOSED]));
    expect(part('Open now').getByText(/Open until/)).toHaveTextContent(/24 Dec/);
    expect(part('Closed').getByText(/Closed on/)).toHaveTextContent(/20 Nov/);
  });

  it('marks what this browser has answered', async () => {
    localStorage.setItem('amberlane.questionnaire.seller-needs.receipt', JSON.stringify({ reference: 'SV-7K3Q-9M2D', receivedAt: '2026-11-20T10:30:00.000Z' }));
    await show(lists([SURVEY], []));
    expect(part('Open now').getByText('You have answered')).toBeInTheDocument();
    expect(part('Open now').getByRole('link', { name: /^View/ })).toBeInTheDocument();
  });

  it('asks anew for a customer, whose answers the API knows', async () => {
    let asked = 0;
    await show(
      {
        [getCollectingServeyList.path]: ({ status }) => {
          asked += 1;
          return { total: 1, list: [status === 'CLOSED' ? CLOSED : { ...SURVEY, answered: asked > 2 }] };
        },
      },
      'Ama',
    );
    await waitFor(() => expect(part('Open now').getByText('You have answered')).toBeInTheDocument());
    expect(asked).toBe(4);
  });

  it('says so when there is none, and nothing of closed ones', async () => {
    await show(lists([], []));
    expect(screen.getByRole('heading', { name: 'No questionnaires are open' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Closed' })).toBeNull();
  });

  it('offers to try again when it could not be loaded', async () => {
    await show({ [getCollectingServeyList.path]: () => brokenAnswer('<html>', { status: 502 }) });
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `/gh-en/${AT}`);
  });
});
