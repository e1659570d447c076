import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ListState, listStateOf, type ListStateName } from './list-state.tsx';

afterEach(cleanup);

describe('state of a list', () => {
  it.each([
    ['loading', { loading: true, failed: false }],
    ['loading', { loading: true, failed: true }],
    ['error', { loading: false, failed: true }],
    ['empty', { loading: false, failed: false, count: 0 }],
    ['ready', { loading: true, failed: false, count: 3 }],
    ['ready', { loading: false, failed: true, count: 3 }],
    ['too-many', { loading: false, failed: false, count: 1001, limit: 1000 }],
    ['ready', { loading: false, failed: false, count: 1000, limit: 1000 }],
  ] as const)('%s: %j', (state, query) => {
    expect(listStateOf(query)).toBe(state);
  });

  const shownIn = (state: ListStateName) =>
    render(
      <ListState state={state} slowText="The network is slow." error="No answer." empty="No parcels yet." tooMany="Choose a month.">
        NG407183529669
      </ListState>,
    ).container;

  it('shows one thing at a time, and says that it is busy', () => {
    expect(shownIn('loading')).toHaveTextContent('The network is slow.');
    expect(screen.getByText('The network is slow.').closest('[aria-busy="true"]')).not.toBeNull();
    expect(shownIn('error')).toHaveTextContent(/^No answer\.$/);
    expect(shownIn('empty')).toHaveTextContent(/^No parcels yet\.$/);
    expect(shownIn('ready')).toHaveTextContent(/^NG407183529669$/);
  });

  it('a list that is cut says so above what it shows', () => {
    expect(shownIn('too-many')).toHaveTextContent('Choose a month.NG407183529669');
  });
});
