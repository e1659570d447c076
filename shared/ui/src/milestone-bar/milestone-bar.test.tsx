import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MilestoneBar, type Milestone } from './milestone-bar.tsx';

afterEach(cleanup);

const LANE: readonly Milestone[] = [
  { id: 'accepted', name: 'Accepted', note: '17 Nov', state: 'done', stateText: '(done)' },
  { id: 'gateway', name: 'Gateway', state: 'now', stateText: '(now)' },
  { id: 'delivered', name: 'Delivered', state: 'todo', stateText: '(to come)' },
];

describe('milestone bar', () => {
  it('tells in words what it draws', () => {
    render(<MilestoneBar milestones={LANE} label="From Guangzhou to Accra" />);
    expect(screen.getByRole('list', { name: 'From Guangzhou to Accra' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accepted (done)17 Nov',
      'Gateway (now)',
      'Delivered (to come)',
    ]);
  });

  it('marks where the parcel is', () => {
    render(<MilestoneBar milestones={LANE} />);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
