import { describe, expect, it } from '@jest/globals';
import { CURRENCIES } from './currencies.ts';
import { countryOfCurrency, ibanShape, mobileMoneyCountry, readAccountNumber } from './payout-account.ts';

/** The examples of the IBAN registry. */
const IBANS = [
  ['SAR', 'SA03 8000 0000 6080 1016 7519'],
  ['AED', 'AE07 0331 2345 6789 0123 456'],
  ['PKR', 'PK36 SCBL 0000 0011 2345 6702'],
  ['TRY', 'TR33 0006 1005 1978 6457 8413 26'],
  ['EGP', 'EG38 0019 0005 0000 0000 2631 8000 2'],
] as const;

describe('numbers of payout accounts', () => {
  it.each(IBANS)('are an IBAN in %s', (currency, iban) => {
    const number = iban.replaceAll(' ', '');
    expect(readAccountNumber(currency, iban)).toEqual({ number });
    expect(readAccountNumber(currency, ` ${iban.toLowerCase().replaceAll(' ', '-')}`)).toEqual({ number });
    const fault = { code: 'iban', params: ibanShape(currency) };
    const slipped = number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    for (const wrong of [slipped, number.slice(0, -1), `${number}0`, number.slice(2), '12345678']) expect(readAccountNumber(currency, wrong)).toEqual({ fault });
  });

  it('take Arabic digits', () => {
    expect(readAccountNumber('SAR', 'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩')).toEqual({ number: 'SA0380000000608010167519' });
  });

  it('are what the bank writes elsewhere', () => {
    expect(readAccountNumber('NGN', '0123 456 789')).toEqual({ number: '0123456789' });
    for (const wrong of ['1234', 'my account', 'a/b 12345', '1'.repeat(35)]) expect(readAccountNumber('CNY', wrong)).toEqual({ fault: { code: 'accountNumber', params: {} } });
  });

  it('belong to the country of the money, dollars to none', () => {
    expect(CURRENCIES.filter((currency) => countryOfCurrency(currency) === null)).toEqual(['USD', 'HKD']);
    expect(CURRENCIES.filter((currency) => mobileMoneyCountry(currency) !== null)).toEqual(['GHS', 'KES', 'UGX']);
    expect(CURRENCIES.filter((currency) => ibanShape(currency) !== null)).toEqual(['EGP', 'SAR', 'AED', 'PKR', 'TRY']);
  });
});
