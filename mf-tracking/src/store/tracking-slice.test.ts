import { describe, expect, it } from '@jest/globals';
import { selectDraft, sent, trackingSlice, typed } from './tracking-slice.ts';

const { reducer, getInitialState } = trackingSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => ({ tracking: actions.reduce(reducer, getInitialState()) });

describe('typed numbers', () => {
  it('are nothing at first', () => {
    expect(selectDraft(after(), '')).toBeNull();
  });

  it('stay on the page where they were typed and on the plain page', () => {
    const state = after(typed({ text: 'NG 40', at: 'A' }));
    expect(selectDraft(state, 'A')).toBe('NG 40');
    expect(selectDraft(state, '')).toBe('NG 40');
  });

  it('do not cover the numbers of another query, such as a shared link', () => {
    expect(selectDraft(after(typed({ text: 'NG 40', at: '' })), 'B')).toBeNull();
  });

  it('follow the query to which they were sent', () => {
    const state = after(typed({ text: 'ng 40', at: '' }), sent('NG40'));
    expect(selectDraft(state, 'NG40')).toBe('ng 40');
    expect(selectDraft(state, 'B')).toBeNull();
  });

  it('may have been cleared', () => {
    expect(selectDraft(after(typed({ text: '', at: 'A' })), 'A')).toBe('');
  });
});
