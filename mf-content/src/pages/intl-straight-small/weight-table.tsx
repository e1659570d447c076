import { freightAmount } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { DataTable, Ltr, Weight, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import { PACKED_GOODS, weighedOn, type PackedGoods } from './weighed-goods.ts';
import css from './weight-table.module.css';

const REASONS = { minimum: 'intl-straight-small.ladder.minimum', actual: 'intl-straight-small.ladder.byActual', volume: 'intl-straight-small.ladder.volume' } as const;

const columns = (day: string): readonly Column<PackedGoods>[] => [
  { id: 'goods', header: <Say id="intl-straight-small.ladder.goods" />, cell: ({ id }) => <Say id={`intl-straight-small.ladder.${id}`} /> },
  {
    id: 'sides',
    header: <Say id="intl-straight-small.ladder.sides" />,
    figures: true,
    cell: ({ length, width, height }) => <Ltr>{[length, width, height].join(' × ')}</Ltr>,
  },
  { id: 'actual', header: <Say id="intl-straight-small.ladder.actual" />, figures: true, cell: ({ grams }) => <Weight grams={grams} /> },
  { id: 'charged', header: <Say id="intl-straight-small.ladder.charged" />, figures: true, cell: (goods) => <Charged goods={goods} day={day} /> },
];

const priceColumn = (day: string, tariff: OwnTariff): Column<PackedGoods> => ({
  id: 'price',
  header: <Say id="intl-straight-small.ladder.price" values={{ city: tariff.city }} />,
  figures: true,
  cell: (goods) => (
    <b>
      <ReaderPrice fen={freightAmount(tariff, weighedOn(day, goods).chargeableGrams)} second={css.reason} />
    </b>
  ),
});

function Charged({ goods, day }: { goods: PackedGoods; day: string }) {
  const { chargeableGrams, wonBy } = weighedOn(day, goods);
  return (
    <>
      <Weight grams={chargeableGrams} />
      <span className={css.reason}>
        <Say id={REASONS[wonBy]} />
      </span>
    </>
  );
}

/** Four parcels, what each is charged at by the rules of the day (spec §9 chargeable weight), and what it costs to the reader's country. */
export function WeightTable() {
  const day = useSelector(selectAsOf);
  const tariff = useOwnTariff();
  return (
    <DataTable
      caption={<Say id="intl-straight-small.ladder.title" />}
      captionHidden
      columns={tariff ? [...columns(day), priceColumn(day, tariff)] : columns(day)}
      rows={PACKED_GOODS}
      rowKey={({ id }) => id}
      footer={
        tariff ? (
          <>
            <Say id="intl-straight-small.ladder.freight" /> <ApproximateNote />
          </>
        ) : undefined
      }
      reflow="wide"
    />
  );
}
