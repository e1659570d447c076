import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { feesFor, type Fee } from './goods-fees.ts';

const COLUMNS: readonly Column<Fee>[] = [
  { id: 'kind', header: <Say id="industry.fees.kind" />, cell: ({ id }) => <Say id={`industry.fees.${id}`} /> },
  { id: 'spared', header: <Say id="industry.fees.spared" />, cell: ({ spared }) => (spared ? <Countries of={spared} /> : <Say id="industry.fees.everywhere" />) },
  { id: 'fee', header: <Say id="industry.fees.fee" />, figures: true, cell: ({ fenPerKg }) => <Money of={{ amount: fenPerKg, currency: 'CNY' }} /> },
];

/** One under the other, so that no language has to join them. */
function Countries({ of }: { of: readonly Country[] }) {
  return of.map((country) => (
    <div key={country}>
      <FormattedMessage id={`content.country.${country}`} />
    </div>
  ));
}

/** Below the heading: goods to the reader's country, or out of China. */
export function SurchargesLead() {
  const { country } = useMarket();
  return <Say id={country === 'CN' ? 'industry.fees.leadFromChina' : 'industry.fees.lead'} />;
}

/** Surcharges by kind of goods for the reader's country (spec §9). */
export function GoodsSurcharges() {
  const { country } = useMarket();
  const day = useSelector(selectAsOf);
  return <DataTable caption={<Say id="industry.fees.title" />} captionHidden columns={COLUMNS} rows={feesFor(country, day)} rowKey={({ id }) => id} />;
}
