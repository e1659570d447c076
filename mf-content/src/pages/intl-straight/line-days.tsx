import { transitDays } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { icons } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { DurationScale } from '../../duration/duration-scale.tsx';

const LINES = [
  { id: 'small', product: 'smallParcel', icon: icons.parcel, href: 'product/intl-straight-small' },
  { id: 'special', product: 'specialLine', icon: icons.plane, href: 'product/intl-straight-special' },
] as const;

/** Both lines on the scale of working days. */
export function LineDays() {
  const day = useSelector(selectAsOf);
  return (
    <DurationScale
      rows={LINES.map(({ id, product, icon, href }) => ({ id, icon, href, ...transitDays(product, day), name: <Say id={`intl-straight.line.${id}`} /> }))}
    />
  );
}
