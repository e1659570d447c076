import { categorySurcharge } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { DataTable } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { FEN } from '../../facts/fact-group.ts';
import { useFacts } from '../../facts/facts.ts';
import { AboutLocal } from '../../lane-prices/about-local.tsx';

/** Rows of the table with the facts of their amounts, yuan per kilogram. */
const ROWS = [
  { id: 'phones', hongKong: 'phoneHongKong', guangzhou: 'phoneGuangzhou' },
  { id: 'brands', hongKong: 'brandFee', guangzhou: 'brandFee' },
] as const;

/** What phones and brands cost more on the way to the reader's country, where they do. */
export function Surcharges() {
  const { country } = useMarket();
  const asOf = useSelector(selectAsOf);
  const facts = useFacts();
  const isCharged = [categorySurcharge('phoneTablet', 'hongKong', asOf), categorySurcharge('phoneTablet', 'guangzhou', asOf), categorySurcharge('brand', null, asOf)].every(
    (surcharge) => surcharge && !surcharge.exceptFor.includes(country),
  );
  if (!isCharged) {
    return (
      <p>
        <Say id="rules.surcharge.none" />
      </p>
    );
  }
  const amount = (from: 'hongKong' | 'guangzhou') => ({
    id: from,
    header: <FormattedMessage id={`rules.surcharge.${from}`} />,
    figures: true,
    cell: (row: (typeof ROWS)[number]) => (
      <>
        <FormattedMessage id="rules.surcharge.amount" values={{ amount: facts[row[from]] }} />
        <br />
        <AboutLocal fen={Number(facts[row[from]]) * FEN} />
      </>
    ),
  });
  return (
    <DataTable
      caption={<FormattedMessage id="rules.surcharge.title" />}
      columns={[{ id: 'goods', header: <FormattedMessage id="rules.surcharge.goods" />, cell: ({ id }) => <FormattedMessage id={`rules.surcharge.${id}`} /> }, amount('hongKong'), amount('guangzhou')]}
      rows={ROWS}
      rowKey={({ id }) => id}
      footer={<Say id="rules.surcharge.others" />}
    />
  );
}
