import { transitDays } from '@amberlane/contract';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { DurationScale } from '../../duration/duration-scale.tsx';

const ROWS = [
  { id: 'small', product: 'smallParcel', own: true },
  { id: 'local', product: 'localDelivery', href: 'product/express' },
  { id: 'line', product: 'specialLine', href: 'product/intl-straight-special' },
] as const;

/** The parcel's days, what of them is delivery inside the country, and the other line beside them. */
export function ParcelDays() {
  const day = useSelector(selectAsOf);
  return (
    <DurationScale
      rows={ROWS.map(({ id, product, ...row }) => ({ id, ...row, ...transitDays(product, day), name: <Say id={`intl-straight-small.days.${id}`} /> }))}
    />
  );
}
