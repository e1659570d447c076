/** Rows of the table: a service to a city once, with the rates from other cities of departure behind it. Pure. */
import type { ListedRate } from '../api/rates-api.ts';

export interface RateRowOf {
  readonly rate: ListedRate;
  /** The same service to the same city from elsewhere. */
  readonly others: readonly ListedRate[];
}

/** `rates` as the API sorts them: the first of each service to each city stands for the others. */
export function rateRows(rates: readonly ListedRate[]): RateRowOf[] {
  const rows = new Map<string, RateRowOf>();
  for (const rate of rates) {
    const key = `${rate.destination.code} ${rate.product}`;
    const row = rows.get(key);
    rows.set(key, row ? { rate: row.rate, others: [...row.others, rate] } : { rate, others: [] });
  }
  return [...rows.values()];
}

/** Whether each city of departure has the same prices, days and conditions; false where there is but one. */
export const isSameFromAll = ({ rate, others }: RateRowOf): boolean => others.length > 0 && others.every((other) => termsOf(other) === termsOf(rate));

function termsOf({ id: _id, origin: _origin, ...terms }: ListedRate): string {
  return JSON.stringify(terms);
}

type Remark = ListedRate['remarks'][number];

export interface ServiceRemarks {
  readonly product: ListedRate['product'];
  readonly remarks: readonly Remark[];
}

/** Remarks that all listed rates of a service have: they are said once. */
export function serviceRemarks(rates: readonly ListedRate[]): ServiceRemarks[] {
  const products = [...new Set(rates.map(({ product }) => product))];
  return products.map((product) => {
    const [first, ...rest] = rates.filter((rate) => rate.product === product);
    return { product, remarks: (first?.remarks ?? []).filter((remark) => rest.every(({ remarks }) => hasRemark(remarks, remark))) };
  });
}

export const hasRemark = (remarks: readonly Remark[], { code, text }: Remark): boolean => remarks.some((other) => other.code === code && other.text === text);
