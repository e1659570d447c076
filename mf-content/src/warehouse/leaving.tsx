import { DrawingShapes, drawings } from '@amberlane/ui';
import { Belt } from './belt.tsx';
import { StageScene } from './stage-scene.tsx';
import css from './stage-scene.module.css';

/** Parcels on the packing table, cut off at the gate, and the courier outside. */
export function Leaving() {
  return (
    <StageScene>
      <circle className={css.sun} cx="368" cy="150" r="86" />
      <path className={css.wall} d="M0 92h236v144H0z" />
      <path className={css.roof} d="M0 92l80-54v54zm80 0 80-54v54zm80 0 80-54v54z" />
      <path className={css.gate} d="M220 128h16v108h-16z" />
      <Belt />
      <g transform="translate(256 236)scale(1.1)">
        <DrawingShapes of={drawings.rider} />
      </g>
      <g transform="translate(390 236)scale(1.1)">
        <DrawingShapes of={drawings.house} />
      </g>
    </StageScene>
  );
}
