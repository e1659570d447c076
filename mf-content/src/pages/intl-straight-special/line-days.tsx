import { transitDays } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { DurationScale } from '../../duration/duration-scale.tsx';

const ROWS = [
  { id: 'line', product: 'specialLine', own: true },
  { id: 'small', product: 'smallParcel', href: 'product/intl-straight-small' },
] as const;

/** Days of the special line, with those of the small parcel beside them. */
export function LineDays() {
  const day = useSelector(selectAsOf);
  return (
    <DurationScale
      rows={ROWS.map(({ id, product, ...row }) => ({ id, ...row, ...transitDays(product, day), name: <Say id={`intl-straight-special.days.${id}`} /> }))}
    />
  );
}
