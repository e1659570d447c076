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
    expect(linesOf({ country: 'CN', values: { area: '天河区', city: '广州市' } })).toEqual(['广州市天河区']);
  });

  it('put a comma before a town only after its area', () => {
    expect(linesOf({ country: 'TR', values: { area: 'Caferağa', street: 'Gül Sokak', building: '8', postcode: '34710', city: 'Kadıköy' } })).toEqual(['Caferağa', 'Gül Sokak 8', '34710 Kadıköy']);
  });

  it('are three at most in a list: street, place, and what is written in other letters', () => {
    const brief = (...[props]: Parameters<typeof EnvelopeLines>) => linesOf({ ...props, brief: true });
    expect(brief({ country: 'PK', values: { street: 'House 45-B, Street 7', landmark: 'نزد مرکزی مسجد', city: 'Karachi', postcode: '75500', province: 'Sindh', localAddress: 'مکان نمبر ۴۵ بی' } })).toEqual([
      'House 45-B, Street 7', 'Karachi 75500, Sindh', 'نزد مرکزی مسجد، مکان نمبر ۴۵ بی',
    ]);
    expect(brief({ country: 'CN', values: { street: '朝阳路 18 号', area: '白云区', city: '广州', province: '广东省', postcode: '510000' } })).toEqual(['广东省广州白云区朝阳路 18 号', '510000']);
    expect(brief({ country: 'SA', values: { building: '2929', street: 'King Fahd Road', city: 'Riyadh', postcode: '12211', province: 'Riyadh', shortAddress: 'RRRD2929' } })).toEqual(['2929 King Fahd Road, RRRD2929', 'Riyadh 12211']);
  });

  it('keep the order of their parts on a page of the other direction', () => {
    const { container } = render(<div dir="rtl"><EnvelopeLines country="SA" values={{ building: '2929', street: 'King Fahd Road', city: 'Riyadh', postcode: '12271' }} /></div>);
    const [first, second] = container.querySelectorAll('span');
    expect(first?.querySelector('bdi')?.textContent).toBe('2929 King Fahd Road');
    // The code in it does not decide the direction of its line.
    expect(second?.querySelector('bdi > bdi')).toHaveAttribute('dir', 'ltr');
  });
});
