import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { pageAt } from '../../testing/content-site.ts';
import contactUs from '../pages/contact-us/page.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** The office of Nigeria (UTC+1) is open Monday to Saturday, 08:30 to 17:30. */
const showAt = async (instant: string) => {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  render((await pageAt(contactUs, { country: 'NG', locale: 'en' }, 'contact-us')).element);
  const own = await screen.findByRole('region', { name: 'Customer service: Nigeria' });
  return own;
};

describe('state of customer service', () => {
  it.each([
    ['2026-11-27T10:00:00Z', 'Open now, closes at 17:30'],
    ['2026-11-27T05:00:00Z', 'Closed now, opens at 08:30'],
    ['2026-11-28T18:00:00Z', 'Closed now, opens Monday at 08:30'],
  ])('at %s: %s', async (instant, state) => {
    const own = await showAt(instant);
    await screen.findAllByText(/^(Open|Closed) now/);
    expect(own).toHaveTextContent(state);
  });
});
