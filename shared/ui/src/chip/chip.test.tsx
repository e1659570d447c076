import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Chip, ChipRow } from './chip.tsx';

afterEach(cleanup);

describe('filter pills', () => {
  it('as links say which filter is on and keep it in the address', () => {
    render(
      inSite(
        <ChipRow label="State">
          <Chip to="user-opt/parcels" chosen count={12}>All</Chip>
          <Chip to="user-opt/parcels?state=transit" count={3}>In transit</Chip>
        </ChipRow>,
      ),
    );
    expect(screen.getByRole('group', { name: 'State' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 12' })).toHaveAttribute('aria-current', 'true');
    const transit = screen.getByRole('link', { name: 'In transit 3' });
    expect(transit).not.toHaveAttribute('aria-current');
    expect(transit).toHaveAttribute('href', '/ng-en/user-opt/parcels?state=transit');
  });

  it('as buttons are pressed or not', () => {
    const onChoose = jest.fn();
    render(<Chip onChoose={onChoose} chosen>Delivered</Chip>);
    fireEvent.click(screen.getByRole('button', { name: 'Delivered', pressed: true }));
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});
