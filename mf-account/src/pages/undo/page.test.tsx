import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { queryUndo, undoChange, UNDO_CHANGES, type UndoChange } from '@amberlane/contract/calls/account-undo';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { answer, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const TOKEN = 'A1_-'.repeat(10) + 'xyz';
const HERE = `user-opt/undo?token=${TOKEN}`;
const undoable = (change: UndoChange) => answer(queryUndo, () => ({ change, changedAt: '2026-11-20T10:30:00.000Z', until: '2026-11-27T10:30:00.000Z' }));

async function show(answers: AnswersByPath, { at = HERE, market = GHANA } = {}) {
  const site = accountOnSite(page, { answers, market, nickName: '' });
  render(await site.open(at));
  return site;
}
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Undo change' }));

afterEach(cleanup);

describe('the link that undoes a change', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    for (const change of UNDO_CHANGES) {
      const site = await show({ [queryUndo.path]: undoable(change) }, { market });
      expect(site.complaints).toEqual([]);
      cleanup();
    }
    for (const at of [`${HERE}&sent=1`, `${HERE}&fault=${ERROR.UNDO_ADDRESS_TAKEN}`, 'user-opt/undo']) {
      const site = await show({ [queryUndo.path]: undoable('contact') }, { at, market });
      expect(site.complaints).toEqual([]);
      cleanup();
    }
  });

  it('changes nothing by being opened, and is a plain form', async () => {
    const { asked } = await show({ [queryUndo.path]: undoable('contact') });
    expect(asked.map(({ path }) => path)).toEqual([queryUndo.path]);
    const form = screen.getByRole('button', { name: 'Undo change' }).closest('form');
    expect(form).toHaveAttribute('action', '/-/form/mf-account/undo');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: TOKEN, returnTo: `/gh-en/${HERE}` });
  });

  it('undoes by its button and says what to do next', async () => {
    const { asked } = await show({ [queryUndo.path]: undoable('password'), [undoChange.path]: answer(undoChange, () => ({ change: 'password' as const })) });
    press();
    expect(await screen.findByRole('heading', { name: 'The change has been undone' })).toHaveFocus();
    expect(asked.at(-1)).toMatchObject({ path: undoChange.path, request: { token: TOKEN } });
    expect(screen.getByRole('link', { name: 'Sign in with a code' })).toHaveAttribute('href', '/gh-en/user-opt/login?mode=code');
  });

  it('says why it was refused, and stays', async () => {
    await show({ [queryUndo.path]: undoable('contact'), [undoChange.path]: () => refusal(ERROR.UNDO_ADDRESS_TAKEN, 'Another account now uses it.', 409) });
    press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Another account now uses it.');
    expect(screen.getByRole('button', { name: 'Undo change' })).toBeInTheDocument();
  });

  it('that was used or is too old names who helps', async () => {
    await show({ [queryUndo.path]: () => refusal(ERROR.UNDO_LINK_OVER, 'Over.', 404) });
    expect(screen.getByRole('heading', { level: 2, name: 'This link is no longer valid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', '/gh-en/service/contact-us');
  });
});
