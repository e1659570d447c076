import { categorySurcharge, type CategorySurcharge, type Country } from '@amberlane/contract';
import { usePlace, useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';

const FEES = ['phoneHongKong', 'phoneGuangzhou', 'brand', 'fuel'] as const;

interface Fee {
  readonly id: (typeof FEES)[number];
  readonly fenPerKg: number;
}

const ruleOf = (id: Fee['id'], day: string): CategorySurcharge | null => {
  if (id === 'fuel') return null;
  return id === 'brand' ? categorySurcharge('brand', null, day) : categorySurcharge('phoneTablet', id === 'phoneHongKong' ? 'hongKong' : 'guangzhou', day);
};

/** Zero where the country is spared; fuel is zero everywhere, and is shown because people fear it (VISUAL §9 "Prices"). */
export const feesFor = (country: Country, day: string): readonly Fee[] =>
  FEES.map((id) => {
    const rule = ruleOf(id, day);
    return { id, fenPerKg: rule && !rule.exceptFor.includes(country) ? rule.fenPerKg : 0 };
  });

const COLUMNS: readonly Column<Fee>[] = [
  { id: 'kind', header: <Say id="industry.fees.kind" />, cell: ({ id }) => <Say id={`industry.fees.${id}`} /> },
  { id: 'fee', header: <Say id="industry.fees.fee" />, figures: true, cell: ({ fenPerKg }) => <Money of={{ amount: fenPerKg, currency: 'CNY' }} /> },
];

/** Surcharges by kind of goods for the reader's country (spec §9). */
export function GoodsSurcharges() {
  const { country } = usePlace();
  const day = useSelector(selectAsOf);
  return <DataTable caption={<Say id="industry.fees.title" />} captionHidden columns={COLUMNS} rows={feesFor(country, day)} rowKey={({ id }) => id} />;
}
