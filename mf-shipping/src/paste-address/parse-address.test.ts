import { describe, expect, it } from '@jest/globals';
import type { Country } from '@amberlane/contract/site';
import { SAMPLES } from '../../testing/sample-addresses.ts';
import { countryOf, parseAddress } from './parse-address.ts';
import { loadGazetteer } from './places.ts';

const parse = async (text: string, country: Country) => parseAddress(text, country, await loadGazetteer(country));

describe('a pasted address', () => {
  it.each(SAMPLES.map((sample) => [`${sample.country} ${sample.about}`, sample] as const))('%s', async (_name, { country, text, reads }) => {
    const { address, unplaced, ...who } = await parse(text, country);
    const { name = '', phone = '', phone2 = '', email = '', unplaced: left = [], ...fields } = reads;
    const { provinceCode: _province, cityCode: _city, countryCode, ...read } = address;
    expect({ ...who, ...read }).toEqual({ name, phone, phone2, email, ...fields });
    expect(unplaced).toEqual(left);
    expect(countryCode).toBe(country);
  });
});

describe('the rest of the rules', () => {
  it('gives the codes of province and city as the API has them', async () => {
    const { address } = await parse('14 Allen Avenue, Ikeja, Lagos', 'NG');
    expect(address).toMatchObject({ provinceCode: 'NG-LA', cityCode: 'NG-LA-IKJ' });
    expect((await parse('广东省深圳市南山区科苑路15号', 'CN')).address).toMatchObject({ provinceCode: 'CN-GD', cityCode: 'CN-GD-SZX' });
  });

  it('reads all but the places without the list of places', () => {
    const { name, phone, address } = parseAddress('Adaeze Okafor\n0802 123 4567\n14 Allen Avenue, Ikeja, Lagos', 'NG');
    expect({ name, phone }).toEqual({ name: 'Adaeze Okafor', phone: '+2348021234567' });
    expect(address).toEqual({ countryCode: 'NG', street: '14 Allen Avenue, Ikeja, Lagos' });
  });

  it.each([
    ['12 High Street, Accra, Ghana', 'GH'],
    ['الرياض، المملكة العربية السعودية', 'SA'],
    ['中国广东省深圳市', 'CN'],
    ['Country: Kenya\nName: Wanjiku', 'KE'],
    ['Kadıköy / İstanbul / Türkiye', 'TR'],
    ['Lagos Nigeria', 'NG'],
    ['14 Allen Avenue', 'MA'],
  ] as const)('takes the country from the text: %s', (text, country) => expect(countryOf(text, 'MA')).toBe(country));

  it('keeps a second number apart from the first', async () => {
    expect(await parse('Ali Raza, 0301 2345678 / 0321 7654321, House 12, Lahore', 'PK')).toMatchObject({ phone: '+923012345678', phone2: '+923217654321' });
  });

  it('goes on in the second line when the street is too long, and loses nothing', async () => {
    const long = Array.from({ length: 12 }, (_, index) => `Plot ${index} Long Road`).join(', ');
    const { address } = await parse(long, 'NG');
    expect(`${address.street ?? ''}, ${address.street2 ?? ''}`).toBe(long);
    expect(address.street?.length).toBeLessThanOrEqual(160);
  });

  it.each(['', '   \n ', ',,;;', '😀', '١٢٣', 'x'.repeat(5_000), ': : :', 'Name:'])('survives %j', async (text) => {
    await expect(parse(text, 'EG')).resolves.toHaveProperty('address.countryCode', 'EG');
  });

  it('reads a hostile text of 20,000 characters at once', async () => {
    const started = performance.now();
    await parse('12 '.repeat(3_000) + 'name name '.repeat(1_000), 'NG');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
