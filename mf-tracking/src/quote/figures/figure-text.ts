/** Figures as text inside drawings and sentences, in the reader's language. Pure. */
import type { IntlShape } from '@amberlane/core';

export const centimetres = (intl: IntlShape, cm: number): string => intl.formatMessage({ id: 'quote-figures.weight.cm' }, { cm });

/** `120 g`, `1.5 kg`. */
export const shortWeight = (intl: IntlShape, grams: number): string =>
  grams < 1_000 ? intl.formatNumber(grams, { style: 'unit', unit: 'gram' }) : intl.formatNumber(grams / 1_000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });

/** Fen as `CNY 496.00`, like the component `Money` where no component can stand. */
export const yuan = (intl: IntlShape, fen: number): string => intl.formatNumber(fen / 100, { style: 'currency', currency: 'CNY', currencyDisplay: 'code' });
