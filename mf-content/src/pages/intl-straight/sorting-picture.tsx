import { Drawing, DrawingShapes, drawings, type DrawingParts } from '@amberlane/ui';
import { Picture } from '../../picture/picture.tsx';
import css from './sorting-picture.module.css';

/** Belt with a switch: light parcels roll on above, heavy ones drop onto a pallet. */
const BELTS: DrawingParts = {
  box: [0, -152, 240, 152],
  shapes: [
    ['ink', 'M6-66h128a6 6 0 0 1 0 12H6a6 6 0 0 1 0-12M158-92h76a6 6 0 0 1 0 12h-76a6 6 0 0 1 0-12'],
    ['white', 'M30-63a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0zm30-26a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0zm26 0a3 3 0 1 1-.1 0z'],
    ['burnt', 'M150-8h80v8h-8v-3h-26v3h-12v-3h-26v3h-8z'],
  ],
};
/** They stand behind the parcels on the pallet. */
const LEGS: DrawingParts = { box: [0, 0, 0, 0], shapes: [['petrol', 'M26-58h8V0h-8zm78 0h8V0h-8zM214-84h8V0h-8z']] };
const SWITCH: DrawingParts = { box: [0, 0, 0, 0], shapes: [['teal', 'm130-66 34-26 5 6-34 26z']] };

/** Light and heavy parcels part ways: what the page is about, in one loop; on a phone one parcel. Stands still where motion is reduced. */
export function SortingPicture() {
  return (
    <>
    <div className={css.parcel}>
      <Drawing of={drawings.parcel} />
    </div>
    <div className={css.scene}>
      <Picture width={240} height={152}>
        <DrawingShapes of={LEGS} />
        <g className={css.switch}>
          <DrawingShapes of={SWITCH} />
        </g>
        <g className={css.heavyFirst}>
          <DrawingShapes of={drawings.parcel} />
        </g>
        <g className={css.heavy}>
          <DrawingShapes of={drawings.parcel} />
        </g>
        <DrawingShapes of={BELTS} />
        <g className={css.light}>
          <DrawingShapes of={drawings.parcel} />
        </g>
        <g className={css.lightNext}>
          <DrawingShapes of={drawings.parcel} />
        </g>
      </Picture>
    </div>
    </>
  );
}
