import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Notice } from '../notice/notice.tsx';
import { EmptyState, ErrorState } from './state-card.tsx';

afterEach(cleanup);

describe('cards in the place of content', () => {
  it('an error is announced with what to do and what to quote', () => {
    render(
      <ErrorState title="Tracking can’t be shown right now" level={2} actions={<button type="button">Try again</button>} reference="Reference 7f3a">
        The rest of the page is working. Please try again.
      </ErrorState>,
    );
    const card = within(screen.getByRole('alert'));
    expect(card.getByRole('heading', { level: 2, name: 'Tracking can’t be shown right now' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(card.getByText('Reference 7f3a')).toBeInTheDocument();
  });

  it('an empty list says how it fills, without raising alarm', () => {
    render(<EmptyState title="No parcels yet">Your first one appears here.</EmptyState>);
    expect(screen.getByRole('heading', { level: 3, name: 'No parcels yet' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a notice speaks up only when it is told to', () => {
    render(
      <>
        <Notice>One per line.</Notice>
        <Notice tone="done" role="status">
          Saved.
        </Notice>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });
});
