import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useToast } from '@amberlane/core';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Saver() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast('success', 'saved')}>
        save
      </button>
      <button type="button" onClick={() => toast('error', { id: 'shell.failure.network' })}>
        fail
      </button>
    </>
  );
}

const page = () => render(onSite(<><Saver /><Toasts /></>));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('a toast', () => {
  it('stays for three seconds', () => {
    page();
    press('save');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(2_999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('waits under the pointer, with the time that it has left', () => {
    page();
    press('save');
    pass(2_000);
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(region());
    pass(999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('has a time of its own, whatever comes after it', () => {
    page();
    press('save');
    pass(2_000);
    press('fail');
    pass(1_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    pass(2_000);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('can be put away, and time goes on for the others', () => {
    page();
    press('save');
    press('fail');
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? region());
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    pass(3_000);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
