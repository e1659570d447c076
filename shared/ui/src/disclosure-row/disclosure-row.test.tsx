import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DisclosureRow } from './disclosure-row.tsx';

afterEach(cleanup);

describe('row that opens', () => {
  it('shows its summary and opens at a press', () => {
    render(<DisclosureRow summary="GH520938177409">Left Lagos for Accra</DisclosureRow>);
    expect(screen.getByText('Left Lagos for Accra')).not.toBeVisible();
    fireEvent.click(screen.getByText('GH520938177409'));
    expect(screen.getByText('Left Lagos for Accra')).toBeVisible();
  });

  it('can stand open from the start', () => {
    render(
      <DisclosureRow summary="GH520938177409" open>
        Left Lagos for Accra
      </DisclosureRow>,
    );
    expect(screen.getByText('Left Lagos for Accra')).toBeVisible();
  });

  it('may be a heading, which never stands inside a span', () => {
    render(
      <DisclosureRow summary={<h3>Who pays duty?</h3>} headed>
        The recipient.
      </DisclosureRow>,
    );
    const heading = screen.getByRole('heading', { name: 'Who pays duty?' });
    expect(heading.closest('summary')).not.toBeNull();
    expect(heading.closest('span')).toBeNull();
  });
});
