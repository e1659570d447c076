import { parcelLimits } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { palletDrawing } from './pallet.ts';
import css from './pieces.module.css';

/** A pallet with as many cartons as one waybill takes pieces (rule `limits.specialLine`). */
export function PiecesPicture() {
  const { maxPieces } = parcelLimits('specialLine', useSelector(selectAsOf));
  const { box, top, left, right, wood } = palletDrawing(maxPieces);
  const label = useIntl().formatMessage({ id: 'intl-straight-special.pallet.drawing' }, { linePieces: maxPieces });
  return (
    <svg viewBox={box.join(' ')} className={css.pallet} role="img" aria-label={label}>
      <path className={css.woodLeft} d={wood[0]} />
      <path className={css.woodRight} d={wood[1]} />
      <path className={css.right} d={right} />
      <path className={css.left} d={left} />
      <path className={css.top} d={top} />
    </svg>
  );
}
