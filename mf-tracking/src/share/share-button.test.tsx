import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { refusal, type CallAnswer } from '@amberlane/testing/test-transport';
import { partOfTracking } from '../../testing/tracking-site.ts';
import { ShareButton } from './share-button.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const TOKEN = '5f2b8c0d9e1a47638c5d2e7f90b1a364';
const MADE = { token: TOKEN, expiresAt: '2026-11-27T10:15:00.000Z' };
const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));

function show(answer: CallAnswer = () => MADE, market = GHANA) {
  const part = partOfTracking(market, answer);
  render(part.around(<ShareButton waybillNo="GH520938177409" />));
  return part;
}

const button = () => screen.getByRole('button', { name: /share tracking/i });
const clipboard = (writeText: (text: string) => Promise<void>) => Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
const link = () => screen.findByRole<HTMLInputElement>('textbox');

afterEach(() => {
  cleanup();
  for (const part of ['clipboard', 'share']) Reflect.deleteProperty(navigator, part);
});

describe('sharing a parcel', () => {
  it.each(places)('is said in full on /$segment', async ({ market }) => {
    const { complaints } = show(() => MADE, market);
    fireEvent.click(screen.getByRole('button'));
    expect((await link()).value).toBe(`http://localhost/${marketSegment(market)}/track/shared/${TOKEN}`);
    expect(complaints).toEqual([]);
  });

  it('makes one link a visit, with nothing of the parcel in it', async () => {
    const { asked } = show();
    expect(asked).toEqual([]);
    fireEvent.click(button());
    expect((await link()).value).not.toContain('520938177');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Share this parcel' });
    act(() => dialog.close());
    fireEvent.click(button());
    expect(dialog).toHaveAttribute('open');
    expect(asked).toMatchObject([{ url: '/v1/api/track/share', request: { waybillNo: 'GH520938177409' } }]);
  });

  it('says in words when the link ends', async () => {
    show();
    fireEvent.click(button());
    await link();
    expect(screen.getByRole('status')).toHaveTextContent(/works for 7 days and expires on .*27 Nov.*10:15 UTC/);
  });

  it('offers WhatsApp, the menu of the device, and a code with a name', async () => {
    const share = jest.fn((_data: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    show();
    fireEvent.click(button());
    const { value } = await link();
    const whatsApp = screen.getByRole('link', { name: /WhatsApp/ });
    expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(`Track this Amberlane parcel:\n${value}`)}`);
    expect(whatsApp.getAttribute('rel')).toContain('noreferrer');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More options' })));
    expect(share).toHaveBeenCalledWith({ text: 'Track this Amberlane parcel:', url: value });
    expect(screen.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  });

  it('copies the link and says so', async () => {
    const written = jest.fn((_text: string) => Promise.resolve());
    clipboard(written);
    show();
    fireEvent.click(button());
    const { value } = await link();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(written).toHaveBeenCalledWith(value);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it.each([['refuses', () => clipboard(() => Promise.reject(new Error('denied')))], ['knows no clipboard', () => undefined]])('leaves the link marked when the browser %s', async (_name, prepare) => {
    prepare();
    show();
    fireEvent.click(button());
    const field = await link();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(field).toHaveAccessibleDescription(/copy it from the browser menu/);
  });

  it('says why there is no link, and tries again', async () => {
    let fails = true;
    show(() => (fails ? refusal(ERROR.TOO_MANY_REQUESTS, 'Too many requests.', 429) : MADE));
    fireEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
