import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { FactLedger } from './fact-ledger.tsx';

afterEach(cleanup);

describe('fact ledger', () => {
  it('ties each figure and its note to its term', () => {
    render(<FactLedger facts={[{ term: 'Door to door', value: '4–8 days', note: 'working days' }, { term: 'Weight', value: '10–200 kg' }]} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Door to door', 'Weight']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4–8 days', 'working days', '10–200 kg']);
  });
});
