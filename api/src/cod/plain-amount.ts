/** Amounts in files for programs. */
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { Money } from '@amberlane/contract/domain/money';

/** `1349.00`; the currency stands beside it. */
export const plainAmount = ({ amount, currency }: Money): string => (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
