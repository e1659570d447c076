import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AgreeButton } from './agree-button.tsx';
import { agreedVersion, rememberAgreed } from './agreed-version.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { secondsLeft, untilNextSecond } from './reading-time.ts';

afterEach(cleanup);

const waiting = (left: number) => `Active in ${left} s`;
const READY = 'You can agree now.';

describe('reading time', () => {
  it.each([[0, 10], [1, 10], [999, 10], [1_000, 9], [9_001, 1], [10_000, 0], [99_000, 0]])('after %i ms leaves %i seconds of ten', (elapsed, left) =>
    expect(secondsLeft(5_000, 5_000 + elapsed, 10)).toBe(left),
  );

  it('is looked at again when a second is full', () => expect([0, 1, 400, 1_000].map((elapsed) => untilNextSecond(70, 70 + elapsed))).toEqual([1_000, 999, 600, 1_000]));
});

describe('button to agree', () => {
  const onAgree = jest.fn();
  beforeEach(() => {
    onAgree.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
  const Terms = ({ shown = true }) => <AgreeButton seconds={10} shown={shown} label="I agree" waiting={waiting} ready={READY} onAgree={onAgree} />;
  const button = () => screen.getByRole('button', { name: 'I agree' });

  it('waits for ten seconds and says how long', () => {
    render(<Terms />);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('Active in 10 s');
    pass(3_000);
    expect(button()).toHaveAccessibleDescription('Active in 7 s');
    fireEvent.click(button());
    pass(7_000);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(onAgree).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(onAgree).toHaveBeenCalledTimes(1);
  });

  it('tells those who hear the page once: at the end', () => {
    render(<Terms />);
    const status = screen.getByRole('status');
    pass(9_000);
    expect(status).toBeEmptyDOMElement();
    pass(1_000);
    expect(status).toHaveTextContent(READY);
  });

  it('goes on counting when the window loses the focus, and when the tab slept', () => {
    render(<Terms />);
    pass(4_000);
    fireEvent.blur(window);
    expect(button()).toHaveAccessibleDescription('Active in 6 s');
    jest.setSystemTime(0);
    pass(6_000);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is not active before React runs', () => expect(renderToString(<Terms />)).toMatch(/aria-disabled="true"[^]*Active in 10/));

  it('counts the time before React ran, and judges a press that was kept by the clock', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Terms />);
    const painted = performance.now();
    Object.assign(performance, { getEntriesByName: () => [{ startTime: painted }] });
    jest.advanceTimersByTime(12_000);
    const root = await act(async () => hydrateRoot(page, <Terms />));
    fireEvent.click(button());
    expect(onAgree).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    page.remove();
  });

  it('counts anew for a text that was closed too early, and not for one that was read', () => {
    const { rerender } = render(<Terms shown={false} />);
    pass(60_000);
    expect(button()).toHaveAccessibleDescription('Active in 10 s');
    rerender(<Terms />);
    pass(5_000);
    rerender(<Terms shown={false} />);
    rerender(<Terms />);
    expect(button()).toHaveAccessibleDescription('Active in 10 s');
    pass(10_000);
    rerender(<Terms shown={false} />);
    rerender(<Terms />);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('dialog with terms', () => {
  const onAgree = jest.fn();
  const onClose = jest.fn();
  function Order() {
    const [open, setOpen] = useState(true);
    const end = (what: () => void) => (): void => {
      what();
      setOpen(false);
    };
    return (
      <AgreementDialog open={open} seconds={0} title="Terms" closeLabel="Close" label="I agree" waiting={waiting} ready={READY} onAgree={end(onAgree)} onClose={end(onClose)}>
        Nothing forbidden is inside.
      </AgreementDialog>
    );
  }
  beforeEach(() => void jest.clearAllMocks());

  it('ends with the agreement', () => {
    render(<Order />);
    const dialog = screen.getByRole('dialog', { name: 'Terms' });
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(dialog).not.toHaveAttribute('open');
    expect([onAgree.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });

  it('ends without it when it is closed', () => {
    render(<Order />);
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect([onAgree.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('what was agreed to', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  it('is remembered for the visit', () => {
    expect(agreedVersion()).toBeNull();
    expect(rememberAgreed('2026-03')).toBe(true);
    expect(agreedVersion()).toBe('2026-03');
  });

  it('is asked again where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(rememberAgreed('2026-03')).toBe(false);
  });
});
