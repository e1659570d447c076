import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createSiteStore, LateSlotProvider, sessionSlice, Slot, SlotProvider, StoreProvider, useSlotProps, type LateFillings, type LateSlots } from './index.ts';

declare module '@amberlane/core' {
  interface SlotProps {
    readonly 'test-notes': { readonly mood: string };
  }
}

afterEach(cleanup);

const Note = ({ by }: { by: string }) => <p>{`${by}: ${useSlotProps('test-notes')?.mood ?? 'nothing'}`}</p>;
const notes = (): (string | null)[] => screen.queryAllByText(/:/).map(({ textContent }) => textContent);
const slot = <Slot name="test-notes" props={{ mood: 'glad' }}>Nobody: fills it</Slot>;

describe('a slot', () => {
  it('shows all of its fillings in their order, each with what the page hands over', () => {
    render(<SlotProvider value={{ 'test-notes': [<Note key="a" by="a" />, <Note key="b" by="b" />] }}>{slot}</SlotProvider>);
    expect(notes()).toEqual(['a: glad', 'b: glad']);
  });

  it('shows what stands in it when nobody fills it', () => {
    const { container } = render(<SlotProvider value={{ other: <Note by="other" /> }}>{slot}</SlotProvider>);
    expect(container).toHaveTextContent('Nobody: fills it');
  });

  it('hands over nothing to fillings of another slot', () => {
    render(<SlotProvider value={{ other: <Note by="other" /> }}><Slot name="other" /></SlotProvider>);
    expect(notes()).toEqual(['other: nothing']);
  });
});

describe('a late slot', () => {
  const site = () => createSiteStore({ transport: { baseUrl: '', fetch: () => Promise.reject(new Error('no network')), market: () => ({ country: 'GH', locale: 'en' }), timeoutMs: 1, sessionEnded: () => undefined, retryDelay: () => null } });
  const around = (bring: LateSlots[string], part: ReactNode = slot, store = site()) => (
    <StoreProvider store={store}>
      <LateSlotProvider value={{ 'test-notes': bring }}>{part}</LateSlotProvider>
    </StoreProvider>
  );
  const shows = (...by: readonly string[]): LateFillings => () => by.map((name) => <Note key={name} by={name} />);

  it('shows what stands in it until its fillings are here, and hands them what the page hands over', async () => {
    let arrive: (fillings: LateFillings) => void = () => undefined;
    render(around(() => new Promise((resolve) => (arrive = resolve))));
    expect(notes()).toEqual(['Nobody: fills it']);
    await act(async () => arrive(shows('a', 'b')));
    expect(notes()).toEqual(['a: glad', 'b: glad']);
  });

  it('asks for nothing before it is shown, and for nothing on the server', async () => {
    let asked = 0;
    const bring = async (): Promise<LateFillings> => {
      asked += 1;
      return shows('a');
    };
    expect(renderToString(around(bring))).toContain('Nobody: fills it');
    const { rerender } = render(around(bring, null));
    expect(asked).toBe(0);
    await act(async () => rerender(around(bring)));
    expect([asked, notes()]).toEqual([1, ['a: glad']]);
  });

  it('keeps what stands in it where nothing can be had', async () => {
    await act(async () => render(around(async () => null)));
    expect(notes()).toEqual(['Nobody: fills it']);
  });

  it('brings its fillings again when one of them asks for it, with the same at hand to stand in', async () => {
    const rounds = [
      (({ standIn, again }) => (
        <>
          <button onClick={again}>again</button>
          <p>{standIn}</p>
        </>
      )) satisfies LateFillings,
      shows('second'),
    ];
    const bring = async (): Promise<LateFillings | null> => rounds.shift() ?? null;
    await act(async () => render(around(bring)));
    expect(notes()).toEqual(['Nobody: fills it']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'again' })));
    expect(notes()).toEqual(['second: glad']);
  });

  it('brings its fillings anew when the reader signs in', async () => {
    const store = site();
    const bring = async (): Promise<LateFillings> => shows(store.getState().session.nickName ?? 'visitor');
    await act(async () => render(around(bring, slot, store)));
    expect(notes()).toEqual(['visitor: glad']);
    await act(async () => void store.dispatch(sessionSlice.actions.signedIn({ nickName: 'Ama' })));
    expect(notes()).toEqual(['Ama: glad']);
  });

  it('shows nothing of fillings that come after it is gone', async () => {
    let arrive: (fillings: LateFillings) => void = () => undefined;
    const bring = (): Promise<LateFillings> => new Promise((resolve) => (arrive = resolve));
    const { rerender } = render(around(bring));
    rerender(around(bring, null));
    await act(async () => arrive(shows('a')));
    expect(notes()).toEqual([]);
  });
});
