import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { nextPhase, phaseTime, type ProgressEvent } from './progress-state.ts';

const after = (events: readonly ProgressEvent[]) => events.reduce(nextPhase, 'idle');

describe('phases of the progress bar', () => {
  it.each([
    ['a wait shorter than the throttle shows nothing', ['start', 'finish'], 'idle'],
    ['a longer wait is shown', ['start', 'elapse'], 'active'],
    ['and finishes', ['start', 'elapse', 'finish'], 'done'],
    ['then it leaves', ['start', 'elapse', 'finish', 'elapse'], 'idle'],
    ['a failure is shown at once', ['start', 'fail'], 'failed'],
    ['a failure stays over the end of its request', ['start', 'elapse', 'fail', 'finish'], 'failed'],
    ['and leaves in time', ['fail', 'elapse'], 'idle'],
    ['a second request keeps a running bar running', ['start', 'elapse', 'start'], 'active'],
    ['a new request takes the place of a failure', ['fail', 'start'], 'throttled'],
    ['the end of nothing is nothing', ['finish'], 'idle'],
  ] as const)('%s', (_, events, phase) => {
    expect(after(events)).toBe(phase);
  });

  it('waits 200 ms before it shows (spec §8)', () => {
    expect(phaseTime('throttled')).toBe(200);
    expect(phaseTime('active')).toBeNull();
    expect(phaseTime('idle')).toBeNull();
  });
});

describe('progress bar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('appears when a page takes long, runs for 5 s and leaves', () => {
    const { rerender } = render(onSite(<ProgressBar busy />));
    pass(199);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('progressbar', { name: 'Loading' }).firstElementChild).toHaveStyle({ animationDuration: '5000ms' });
    rerender(onSite(<ProgressBar busy={false} />));
    pass(300);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('tells of a failure', () => {
    render(onSite(<ProgressBar busy={false} failed />));
    expect(screen.getByRole('progressbar', { name: 'Loading failed' })).toBeInTheDocument();
  });
});
