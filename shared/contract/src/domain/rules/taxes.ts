/**
 * Duties and clearance at the destination as dated rows (spec §9, with the changes of law since). A country without
 * a row has no estimate: its customs decide. Amounts in minor units of the currency beside them.
 */
import type { Country } from '../../site/markets.ts';
import { findRule, type DatedRule } from './dated-rule.ts';
import { exchangeRates, isWorthMore, type RatedCurrency } from './exchange-rates.ts';

/** Why the goods are sent. */
export const PURPOSES = ['gift', 'ecommerce', 'sample'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const RECEIVER_TYPES = ['individual', 'company'] as const;
export type ReceiverType = (typeof RECEIVER_TYPES)[number];

interface Amount {
  readonly amount: number;
  readonly currency: RatedCurrency;
}

export interface TaxRule extends DatedRule {
  readonly country: Country;
  readonly purposes: readonly Purpose[];
  /** Goods of a value up to this are free. */
  readonly threshold: Amount;
  /** Hundredths of a percent of the declared value; null when no estimate can be given. */
  readonly basisPoints: number | null;
  /** The tax is in the freight already and gets no line. */
  readonly included: boolean;
  /** Our fee for the clearance of goods above the threshold. */
  readonly clearance: Readonly<Record<ReceiverType, Amount>> | null;
}

const everyone = (amount: number, currency: RatedCurrency): TaxRule['clearance'] => ({ individual: { amount, currency }, company: { amount, currency } });
const limit = (amount: number, currency: RatedCurrency): Amount => ({ amount, currency });

const MOROCCO = {
  country: 'MA', basisPoints: null, included: true,
  clearance: { individual: { amount: 20_000, currency: 'CNY' }, company: { amount: 30_000, currency: 'CNY' } },
} as const;
const EMIRATES = { country: 'AE', purposes: PURPOSES, basisPoints: 500, included: false, clearance: null } as const;
const PAKISTAN = { country: 'PK', purposes: PURPOSES, basisPoints: null, included: false, clearance: null } as const;
const TURKEY = { country: 'TR', purposes: PURPOSES, basisPoints: null, included: false, clearance: null } as const;

const TAXES: readonly TaxRule[] = [
  { id: 'tax.MA.gift.2019', ...MOROCCO, purposes: ['gift'], threshold: limit(125_000, 'MAD'), validFrom: '2019-01-01', validTo: null, source: 'spec §9: fees to Morocco include taxes' },
  { id: 'tax.MA.goods.2019', ...MOROCCO, purposes: ['ecommerce', 'sample'], threshold: limit(125_000, 'MAD'), validFrom: '2019-01-01', validTo: '2022-06-30', source: 'spec §9' },
  { id: 'tax.MA.goods.2022', ...MOROCCO, purposes: ['ecommerce', 'sample'], threshold: limit(0, 'MAD'), validFrom: '2022-07-01', validTo: null, source: 'Decree 2.22.438: the exemption is left to gifts between persons' },
  { id: 'tax.SA.2020', country: 'SA', purposes: PURPOSES, threshold: limit(100_000, 'SAR'), basisPoints: 1_500, included: false, clearance: everyone(10_000, 'SAR'), validFrom: '2020-07-01', validTo: null, source: 'spec §9' },
  { id: 'tax.AE.2019', ...EMIRATES, threshold: limit(100_000, 'AED'), validFrom: '2019-01-01', validTo: '2022-12-31', source: 'spec §9' },
  { id: 'tax.AE.2023-01', ...EMIRATES, threshold: limit(30_000, 'AED'), validFrom: '2023-01-01', validTo: '2023-02-28', source: 'limit of AED 300, suspended after two months' },
  { id: 'tax.AE.2023-03', ...EMIRATES, threshold: limit(100_000, 'AED'), validFrom: '2023-03-01', validTo: null, source: 'spec §9; EY tax alert 2023-0485' },
  { id: 'tax.PK.2019', ...PAKISTAN, threshold: limit(500_000, 'PKR'), validFrom: '2019-01-01', validTo: '2025-06-30', source: 'Customs Act 1969, s.19C' },
  { id: 'tax.PK.2025', ...PAKISTAN, threshold: limit(100_000, 'PKR'), validFrom: '2025-07-01', validTo: null, source: 'Finance Act 2025, s.19C for post and courier' },
  { id: 'tax.TR.2019', ...TURKEY, threshold: limit(3_000, 'EUR'), validFrom: '2019-01-01', validTo: '2026-02-05', source: 'simplified clearance up to 30 euros' },
  { id: 'tax.TR.2026', ...TURKEY, threshold: limit(0, 'EUR'), validFrom: '2026-02-06', validTo: null, source: 'Decree 10813: simplified clearance abolished' },
];

/** What customs of a country ask on a day (ISO date); null when nothing is known. */
export const taxRule = (country: Country, purpose: Purpose, day: string): TaxRule | null =>
  findRule(TAXES.filter((row) => row.country === country && row.purposes.includes(purpose)), day);

/** A value lies above what customs let in free of duty. */
export const isAboveThreshold = (value: Amount, { threshold }: TaxRule, day: string): boolean => isWorthMore(value, threshold, exchangeRates(day));
