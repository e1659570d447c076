import { DrawingShapes, drawings, type DrawingParts } from '@amberlane/ui';
import { Picture } from '../../picture/picture.tsx';
import css from './round-picture.module.css';

const COIN: DrawingParts = { box: [0, 0, 0, 0], shapes: [['shade', 'M0-11a11 11 0 1 1-.1 0z'], ['amber', 'M0-7.5a7.5 7.5 0 1 1-.1 0z'], ['shade', 'M-1.5-4.5h3v9h-3z']] };

/** Out goes the rider with a parcel, back comes the coin. Both stand on their way where motion is reduced. */
export function RoundPicture() {
  return (
    <Picture width={240} height={152}>
      <path className={css.way} d="M214-78C190-142 92-146 54-82" />
      <g transform="translate(4 0)scale(.9)">
        <DrawingShapes of={drawings.shop} />
      </g>
      <g transform="translate(180 0)scale(.82)">
        <DrawingShapes of={drawings.house} />
      </g>
      <g className={css.rider}>
        <DrawingShapes of={drawings.rider} />
      </g>
      <g className={css.coin}>
        <DrawingShapes of={COIN} />
      </g>
    </Picture>
  );
}
