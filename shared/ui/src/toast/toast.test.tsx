import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastRegion, type ToastEntry } from './toast-region.tsx';

afterEach(cleanup);

const saved: ToastEntry = { id: '1', kind: 'success', text: 'Address saved.' };
const failed: ToastEntry = { id: '2', kind: 'error', text: 'The order was not sent.', action: <button type="button">Try again</button> };
const words = { label: 'Notifications', dismissLabel: 'Put away', onDismiss: () => undefined };

describe('toasts', () => {
  it('live regions are there before the first toast', () => {
    render(<ToastRegion {...words} toasts={[]} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('tells what went well politely and what failed at once', () => {
    render(<ToastRegion {...words} toasts={[saved, failed]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Address saved.');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('The order was not sent.')).toBeInTheDocument();
    expect(alert.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('puts away the one that the reader means', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion {...words} toasts={[saved, failed]} onDismiss={onDismiss} />);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Put away' }));
    expect(onDismiss.mock.calls).toEqual([['2']]);
  });

  it('lets time stand still under the pointer and the focus', () => {
    const onPause = jest.fn();
    const onResume = jest.fn();
    render(<ToastRegion {...words} toasts={[failed]} onPause={onPause} onResume={onResume} />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    expect([onPause, onResume].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    fireEvent.pointerLeave(region);
    expect(onResume).toHaveBeenCalledTimes(1);
    const [again, away] = screen.getAllByRole('button');
    fireEvent.focus(again ?? region);
    fireEvent.blur(again ?? region, { relatedTarget: away });
    expect([onPause, onResume].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    fireEvent.blur(away ?? region, { relatedTarget: document.body });
    expect(onResume).toHaveBeenCalledTimes(2);
  });
});
