import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { OpeningText } from './opening-text.tsx';

afterEach(cleanup);

describe('state of customer service in words', () => {
  it.each([
    [true, '2026-11-20T16:30:00Z', 'Open now, closes at 17:30'],
    [true, '2026-11-21T00:30:00Z', 'Open now, closes at 01:30'],
    [false, '2026-11-20T16:30:00Z', 'Closed now, opens at 17:30'],
    [false, '2026-11-23T07:30:00Z', 'Closed now, opens Monday at 08:30'],
    [true, null, 'Open now, 24 hours a day'],
    [false, null, ''],
  ])('open %s, changing at %s: %s', (isOpen, changesAt, text) => {
    const { container } = render(inSite(<OpeningText isOpen={isOpen} changesAt={changesAt === null ? null : new Date(changesAt)} at="2026-11-20T10:00:00Z" timeZone="Africa/Lagos" />));
    expect(container.textContent).toBe(text);
  });
});
