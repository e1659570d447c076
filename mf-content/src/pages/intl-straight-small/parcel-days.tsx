import { transitDays } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { DurationScale } from '../../duration/duration-scale.tsx';
import { storedDays } from '../../warehouse/stored-days.ts';

/** The parcel's days, beside those of the other line and of goods that lie in the destination already. */
export function ParcelDays() {
  const day = useSelector(selectAsOf);
  const rows = [
    { id: 'small', own: true, ...transitDays('smallParcel', day) },
    { id: 'line', href: 'product/intl-straight-special', ...transitDays('specialLine', day) },
    { id: 'stored', href: 'product/warehouse', ...storedDays(day) },
  ];
  return <DurationScale rows={rows.map((row) => ({ ...row, name: <Say id={`intl-straight-small.days.${row.id}`} /> }))} />;
}
