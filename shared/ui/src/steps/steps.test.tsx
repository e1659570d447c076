import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Steps, type Step } from './steps.tsx';

afterEach(cleanup);

const WIZARD: readonly Step[] = [
  { id: 'sender', title: 'Sender', state: 'done', stateText: '(done)', to: 'ship/sender' },
  { id: 'parcel', title: 'Parcel', state: 'now', stateText: '(now)' },
  { id: 'pay', title: 'Pay', state: 'todo', stateText: '(to come)' },
];

describe('lane of steps', () => {
  it('tells in words what it draws and where the reader is', () => {
    render(inSite(<Steps label="Your order" steps={WIZARD} position="Step 2 of 3" />));
    expect(screen.getByRole('navigation', { name: 'Your order' })).toHaveTextContent('Step 2 of 3');
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Sender (done)', 'Parcel (now)', 'Pay (to come)']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('leads back to what is done, and not ahead', () => {
    render(inSite(<Steps label="Your order" steps={WIZARD} />));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ng-en/ship/sender']);
  });
});
