import { describe, expect, it } from '@jest/globals';
import { address } from '../calls/address.ts';
import { ADDRESS_RULES, addressFaults, envelopeLines, foldAddressValue, type AddressValues } from './address-rules.ts';
import { COUNTRIES, type Country } from '../site/markets.ts';

/** One right address of each country. */
const RIGHT: Readonly<Record<Country, AddressValues>> = {
  MA: { province: 'Casablanca-Settat', city: 'Casablanca', street: '12, rue des Orangers', postcode: '20250' },
  GH: { province: 'Greater Accra', city: 'Accra', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' },
  NG: { province: 'Lagos', city: 'Ikeja', street: '27 Market Street', landmark: 'opposite the post office', postcode: '100271' },
  KE: { province: 'Nairobi', city: 'Westlands', street: '22 River Road', poBox: 'P.O. Box 30197', postcode: '00100' },
  UG: { province: 'Central', city: 'Kampala', street: 'Garden Road', building: 'Plot 16' },
  CN: { province: 'Guangdong', city: 'Guangzhou', area: 'Baiyun', street: '18 Chaoyang Road', postcode: '510000' },
  EG: { province: 'Cairo', city: 'Nasr City', street: 'Makram Ebeid', building: '12', postcode: '4460232' },
  PK: { province: 'Sindh', city: 'Karachi', street: 'House 45-B, Street 7', postcode: '75500' },
  SA: { shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', street: 'King Fahd Road', building: '2929', postcode: '12211', additionalNo: '8118' },
  AE: { province: 'Dubai', city: 'Dubai', area: 'Deira', street: 'Street 9', building: 'Villa 18', makani: '3012394651' },
  TR: { province: 'İstanbul', city: 'Kadıköy', area: 'Caferağa', street: 'Gül Sokak', building: 'No: 8', postcode: '34710' },
};

describe('an address', () => {
  it.each(COUNTRIES)('of %s is right as people there write it, and asks for what it needs', (country) => {
    expect(addressFaults(country, RIGHT[country])).toEqual([]);
    for (const field of ADDRESS_RULES[country].required) expect(addressFaults(country, { ...RIGHT[country], [field]: '' })).toEqual([{ field, code: 'required' }]);
  });

  it.each<[Country, string, string, string]>([
    ['SA', 'shortAddress', 'RRR2929', 'shortAddress'],
    ['GH', 'digitalAddress', 'GA183', 'digitalAddress'],
    ['TR', 'postcode', '82100', 'postcode'],
    ['TR', 'postcode', '00100', 'postcode'],
    ['CN', 'postcode', '5100', 'postcode'],
    ['EG', 'postcode', '446023', 'postcode'],
    ['AE', 'makani', '123', 'format'],
    ['SA', 'additionalNo', '81', 'format'],
  ])('of %s with %s "%s" is refused', (country, field, value, code) => {
    expect(addressFaults(country, { ...RIGHT[country], [field]: value })).toEqual([{ field, code }]);
  });

  it.each<Country>(['AE', 'UG', 'GH'])('of %s never asks for a postcode, and takes none into account', (country) => {
    expect(ADDRESS_RULES[country].fields).not.toContain('postcode');
    expect(addressFaults(country, { ...RIGHT[country], postcode: 'any' })).toEqual([]);
  });

  it('keeps codes in capitals, in ASCII digits and without blanks', () => {
    expect([foldAddressValue('shortAddress', 'rrrd ٢٩٢٩'), foldAddressValue('postcode', '۷۵۵۰۰'), foldAddressValue('street', 'شارع ٩')]).toEqual(['RRRD2929', '75500', 'شارع ٩']);
    expect(address.parse({ countryCode: 'SA', ...RIGHT.SA, shortAddress: 'rrrd2929' })).toMatchObject({ shortAddress: 'RRRD2929' });
  });

  it.each(COUNTRIES)('of %s fills an envelope with everything that was given, once', (country) => {
    const lines = envelopeLines(country, RIGHT[country]).join('\n');
    for (const value of Object.values(RIGHT[country])) expect(lines.split(value).length).toBeGreaterThanOrEqual(2);
    const named = ADDRESS_RULES[country].envelope.flat();
    expect(new Set(named).size).toBe(named.length);
    expect([...named].sort()).toEqual([...ADDRESS_RULES[country].fields].sort());
  });

  it('names a city once that is called like its province, beside the postcode if there is one', () => {
    expect(envelopeLines('EG', { province: 'Cairo', city: 'cairo ', street: '27 Salam Street' })).toEqual(['27 Salam Street', 'cairo ']);
    expect(envelopeLines('EG', { province: 'Cairo', city: 'Cairo', street: '27 Salam Street', postcode: '4460232' })).toEqual(['27 Salam Street', 'Cairo 4460232']);
    expect(envelopeLines('SA', RIGHT.SA)).toEqual(['2929 King Fahd Road', 'Riyadh 12211 8118', 'RRRD2929']);
    expect(envelopeLines('GH', { province: 'Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane' })).toEqual(['12 Cocoa Lane', 'Osu Accra']);
    expect(envelopeLines('EG', RIGHT.EG)).toEqual(['12 Makram Ebeid', 'Nasr City', 'Cairo 4460232']);
  });

  it('goes from the province down to the street in Chinese letters', () => {
    const values = { province: '广东省', city: '广州市', area: '白云区', street: '朝阳路 18 号', postcode: '510000' };
    expect(envelopeLines('CN', values)).toEqual(['广东省广州市白云区', '朝阳路 18 号', '510000']);
    expect(envelopeLines('CN', { ...values, province: '北京市', city: '北京市', area: '朝阳区' })).toEqual(['北京市朝阳区', '朝阳路 18 号', '510000']);
    expect(envelopeLines('CN', RIGHT.CN)[0]).toBe('18 Chaoyang Road');
  });
});
