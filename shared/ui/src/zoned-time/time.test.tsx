import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Weight } from '../weight/weight.tsx';
import { Time } from './time.tsx';

afterEach(cleanup);

const SCAN = '2026-11-20T08:42:00Z';

describe('time', () => {
  it.each([
    ['clock', '09:42'],
    ['zoned', '09:42 UTC+1'],
    ['date', '20 Nov'],
    ['full', 'Fri, 20 Nov 09:42 UTC+1'],
  ] as const)('%s', (show, text) => {
    const { container } = render(inSite(<Time at={SCAN} zone="Africa/Lagos" show={show} />));
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('time')).toHaveAttribute('datetime', SCAN);
  });

  it('keeps the clock together and left to right in Arabic', () => {
    render(inSite(<Time at={SCAN} zone="Asia/Riyadh" show="full" />, { country: 'SA', locale: 'ar' }));
    expect(screen.getByText('11:42 UTC+3')).toHaveAttribute('dir', 'ltr');
  });
});

describe('weight', () => {
  it.each([
    [{ country: 'NG', locale: 'en' }, '1.40\u00a0kg'],
    [{ country: 'MA', locale: 'fr' }, '1,40\u00a0kg'],
    [{ country: 'SA', locale: 'ar' }, '1.40\u00a0كغم'],
  ] as const)('in %j', (place, text) => {
    const { container } = render(inSite(<Weight grams={1400} />, place));
    expect(container.textContent.replace(/\u202f/g, '\u00a0')).toBe(text);
  });
});
