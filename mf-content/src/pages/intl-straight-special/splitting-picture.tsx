import { DrawingShapes, drawings, type DrawingParts } from '@amberlane/ui';
import { Picture } from '../../picture/picture.tsx';
import css from './splitting-picture.module.css';

const PALLETS: DrawingParts = { box: [0, 0, 0, 0], shapes: [['burnt', 'M4-10h120v10h-9v-4H95v4H73v-4H53v4H33v-4H13v4H4zm136 0h96v10h-9v-4h-21v4h-36v-4h-21v4h-9z']] };
/** Cartons that lie on the pallet already, back to front: place of the lower corner. */
const STACK = [[34, -56], [82, -56], [64, -90], [28, -12], [64, -12], [100, -12]] as const;

/** A carton that is too heavy becomes two, beside those that wait on the pallet. Stands split where motion is reduced. */
export function SplittingPicture() {
  return (
    <Picture width={240} height={152}>
      {STACK.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(.5)`}>
          <DrawingShapes of={drawings.parcel} />
        </g>
      ))}
      <g className={css.heavy}>
        <DrawingShapes of={drawings.parcel} />
      </g>
      <g className={css.first}>
        <DrawingShapes of={drawings.parcel} />
      </g>
      <g className={css.second}>
        <DrawingShapes of={drawings.parcel} />
      </g>
      <DrawingShapes of={PALLETS} />
    </Picture>
  );
}
