import { parcelLimits } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { DrawingShapes, drawings } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { parcelDrawing } from '../../picture/parcel-drawing.ts';
import { Length } from '../../picture/length.tsx';
import { Picture } from '../../picture/picture.tsx';
import css from './size-gauge.module.css';

const MILLIMETRES = 10;
/** A shoe box, centimetres. */
const BOX = parcelDrawing({ length: 32, width: 19, height: 11 });

/** The limits of size beside a courier, one unit a centimetre (spec §5 "minimum size", "a side under 100 cm"). */
export function SizeGauge() {
  const intl = useIntl();
  const { minSideMm, belowSideMm } = parcelLimits('smallParcel', useSelector(selectAsOf));
  const below = belowSideMm / MILLIMETRES;
  const least = minSideMm / MILLIMETRES;
  return (
    <Picture width={below + 190} height={below + 76} label={intl.formatMessage({ id: 'intl-straight-small.gauge.drawing' }, { belowCm: below, minCm: least })}>
      <rect className={css.limit} x="10" y={-below - 2} width={below} height={below} />
      <path className={css.ticks} d={`M10 -2${`m0 -${below / 10}h5m-5 0`.repeat(9)}`} />
      <g className={css.box}>
        <DrawingShapes of={BOX} />
      </g>
      <rect className={css.label} x={below - least - 2} y={-below + 10} width={least} height={least} />
      <g className={css.rider}>
        <DrawingShapes of={drawings.rider} />
      </g>
      <text className={css.size} x={10 + below / 2} y={-below - 8} textAnchor="middle">
        <Length centimetres={below} />
      </text>
      <text className={css.size} x={below - least / 2 - 14} y={-below + 10 + least + 14} textAnchor="middle">
        <Length centimetres={least} />
      </text>
      <path className={css.ground} d={`M0 0h${below + 190}`} />
    </Picture>
  );
}
