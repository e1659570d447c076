/** Currencies of the lane and their minor units (ISO 4217). Amounts are whole minor units; schemas: `money.ts`. */
export const CURRENCIES = ['CNY', 'USD', 'HKD', 'NGN', 'GHS', 'KES', 'UGX', 'MAD', 'EGP', 'SAR', 'AED', 'PKR', 'TRY'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Digits after the point: 2 for all of them except the Ugandan shilling. */
export const minorDigits = (currency: Currency): number => (currency === 'UGX' ? 0 : 2);
