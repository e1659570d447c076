import { expect, it } from '@jest/globals';
import { shownCurrency } from './shown-currency.ts';

it.each([
  ['the chosen one', { show: 'AED', currency: 'USD' }, 'AED'],
  ['that of the amounts', { show: '', currency: 'USD' }, 'USD'],
  ['that of the destination when amounts are in yuan', { show: '', currency: 'CNY' }, 'NGN'],
  ['that of the destination when nobody knows the asked ones', { show: 'XXX', currency: 'YYY' }, 'NGN'],
])('tells the price in %s', (_case, entry, currency) => expect(shownCurrency(entry, 'NG')).toBe(currency));

it('tells the price in yuan while there is no destination', () => expect(shownCurrency({ show: '', currency: 'CNY' }, undefined)).toBe('CNY'));
