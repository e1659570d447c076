import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Figures } from './figures.tsx';

afterEach(cleanup);

describe('figures', () => {
  it('are told with what they count, their unit and their source', () => {
    render(<Figures figures={[{ value: '39', unit: 'of 41', meaning: 'flights left on time in October', source: 'Own records' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('flights left on time in October');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['39 of 41', 'Own records']);
  });
});
