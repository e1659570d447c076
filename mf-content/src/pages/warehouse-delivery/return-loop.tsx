import { DrawingShapes, drawings } from '@amberlane/ui';
import css from './return-loop.module.css';

/** A parcel on its way back from the door to the rack, as a dotted arc; decoration. */
export function ReturnLoop() {
  return (
    <svg viewBox="0 0 400 260" className={css.loop} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="200" cy="140" r="92" />
      <path className={css.way} d="M318 146C296 40 130 30 92 108" />
      <path className={css.head} d="m80 94 12 18 18-12" />
      <g transform="translate(24 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
      <g transform="translate(206 62)scale(.5)">
        <DrawingShapes of={drawings.parcel} />
      </g>
      <g transform="translate(280 236)scale(1.3)">
        <DrawingShapes of={drawings.house} />
      </g>
      <path className={css.ground} d="M0 238h400" />
      <circle className={css.stop} cx="192" cy="238" r="11" />
    </svg>
  );
}
