import { transitDays } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { DurationScale } from '../../duration/duration-scale.tsx';
import { storedDays } from '../../warehouse/stored-days.ts';

/** Days from the order to the door, from a shelf in the country and from China, and those of the stock before it can be sold (spec §9 "Transit"). */
export function StartingPoints() {
  const asOf = useSelector(selectAsOf);
  const days = { stored: storedDays(asOf), line: transitDays('specialLine', asOf), small: transitDays('smallParcel', asOf), inbound: transitDays('warehouseInbound', asOf) };
  const href = { stored: undefined, line: 'product/intl-straight-special', small: 'product/intl-straight-small', inbound: 'product/warehouse-head' };
  return (
    <DurationScale
      rows={(['stored', 'line', 'small', 'inbound'] as const).map((id) => ({
        id,
        name: <Say id={`warehouse.scale.${id}`} />,
        text: <Say id={`warehouse.scale.${id}Text`} />,
        ...days[id],
        ...(href[id] && { href: href[id] }),
        own: id === 'stored',
      }))}
    />
  );
}
