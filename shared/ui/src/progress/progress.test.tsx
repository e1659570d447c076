import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Progress } from './progress.tsx';

afterEach(cleanup);

describe('progress', () => {
  it('says how far it is', () => {
    render(<Progress value={8} max={20} label="Waybill numbers" />);
    expect(screen.getByRole('progressbar', { name: 'Waybill numbers' })).toHaveAttribute('aria-valuenow', '8');
  });

  it('goes no further than all of it', () => {
    render(<Progress value={25} max={20} label="Waybill numbers" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  });
});
