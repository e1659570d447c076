import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { RelativeTime } from './relative-time.tsx';

const NOW = '2026-11-20T12:00:00Z';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('time from now', () => {
  it.each([
    ['2026-11-20T11:59:30Z', 'this minute'],
    ['2026-11-20T11:48:00Z', '12 minutes ago'],
    ['2026-11-20T15:10:00Z', 'in 3 hours'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-12T12:00:00Z', '8 days ago'],
  ])('%s', (at, text) => {
    const { container } = render(inSite(<RelativeTime at={at} now={NOW} />));
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('time')).toHaveAttribute('datetime', at);
  });

  it('goes on by the pace of the device and not by its clock', () => {
    jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    const { container } = render(inSite(<RelativeTime at="2026-11-20T11:48:00Z" now={NOW} />));
    expect(container).toHaveTextContent('12 minutes ago');
    act(() => jest.advanceTimersByTime(180_000));
    expect(container).toHaveTextContent('15 minutes ago');
  });

  it('in the words of the reader, in Latin digits', () => {
    const { container } = render(inSite(<RelativeTime at="2026-11-20T11:48:00Z" now={NOW} />, { country: 'EG', locale: 'ar' }));
    expect(container).toHaveTextContent('قبل 12 دقيقة');
  });
});
