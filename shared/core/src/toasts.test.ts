import { describe, expect, it } from '@jest/globals';
import { toastSlice } from './toasts.ts';

const { shown, dismissed } = toastSlice.actions;
const after = (...actions: Parameters<typeof toastSlice.reducer>[1][]) => actions.reduce(toastSlice.reducer, toastSlice.getInitialState());
const texts = (toasts: ReturnType<typeof after>) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('stand in the order in which they came, three at most', () => {
    expect(texts(after(...['one', 'two', 'three', 'four'].map((text) => shown({ kind: 'success', text }))))).toEqual(['two', 'three', 'four']);
  });

  it('say the same sentence once, as the newest', () => {
    expect(texts(after(...['saved', 'sent', 'saved'].map((text) => shown({ kind: 'success', text }))))).toEqual(['sent', 'saved']);
  });

  it('go one by one', () => {
    const first = shown({ kind: 'info', text: 'one' });
    expect(texts(after(first, shown({ kind: 'error', text: 'two' }), dismissed(first.payload.id)))).toEqual(['two']);
  });
});
