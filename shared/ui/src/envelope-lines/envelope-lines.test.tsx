import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { EnvelopeLines } from './envelope-lines.tsx';

afterEach(cleanup);

const linesOf = (...[props]: Parameters<typeof EnvelopeLines>): string[] => {
  const { container } = render(<EnvelopeLines {...props} />);
  return [...container.querySelectorAll(':scope > span')].map(({ textContent }) => textContent);
};

describe('the lines of an envelope', () => {
  it('are those of the country, with a comma between an area and its town', () => {
    expect(linesOf({ country: 'GH', values: { street: '12 Cocoa Lane', area: 'Osu', city: 'Accra', province: 'Greater Accra', digitalAddress: 'GA-183-8164' } })).toEqual(['12 Cocoa Lane', 'GA-183-8164', 'Osu, Accra', 'Greater Accra']);
    expect(linesOf({ country: 'CN', values: { area: '天河区', city: '广州市' } })).toEqual(['天河区 广州市']);
  });

  it('keep the order of their parts on a page of the other direction', () => {
    const { container } = render(<div dir="rtl"><EnvelopeLines country="SA" values={{ building: '2929', street: 'King Fahd Road', city: 'Riyadh', postcode: '12271' }} /></div>);
    const [first, second] = container.querySelectorAll('span');
    expect(first?.querySelector('bdi')?.textContent).toBe('2929 King Fahd Road');
    // The code in it does not decide the direction of its line.
    expect(second?.querySelector('bdi > bdi')).toHaveAttribute('dir', 'ltr');
  });
});
