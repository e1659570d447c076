import { useSelector } from '@amberlane/core';
import { DataTable, Ltr, Weight, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { PACKED_GOODS, weighedOn, type PackedGoods } from './weighed-goods.ts';

const REASONS = { minimum: 'intl-straight-small.ladder.minimum', actual: 'intl-straight-small.ladder.byActual', volume: 'intl-straight-small.ladder.volume' } as const;

const columns = (day: string): readonly Column<PackedGoods>[] => [
  { id: 'goods', header: <Say id="intl-straight-small.ladder.goods" />, cell: ({ id }) => <Say id={`intl-straight-small.ladder.${id}`} /> },
  {
    id: 'sides',
    header: <Say id="intl-straight-small.ladder.sides" />,
    cell: ({ length, width, height }) => <Ltr>{[length, width, height].join(' × ')}</Ltr>,
  },
  { id: 'actual', header: <Say id="intl-straight-small.ladder.actual" />, figures: true, cell: ({ grams }) => <Weight grams={grams} /> },
  {
    id: 'charged',
    header: <Say id="intl-straight-small.ladder.charged" />,
    figures: true,
    cell: (goods) => (
      <b>
        <Weight grams={weighedOn(day, goods).chargeableGrams} />
      </b>
    ),
  },
  { id: 'why', header: <Say id="intl-straight-small.ladder.why" />, cell: (goods) => <Say id={REASONS[weighedOn(day, goods).wonBy]} /> },
];

/** Four parcels and what each is charged at, by the rules of the day (spec §9 chargeable weight). */
export function WeightTable() {
  const day = useSelector(selectAsOf);
  return (
    <DataTable
      caption={<Say id="intl-straight-small.ladder.title" />}
      captionHidden
      columns={columns(day)}
      rows={PACKED_GOODS}
      rowKey={({ id }) => id}
      reflow="wide"
    />
  );
}
