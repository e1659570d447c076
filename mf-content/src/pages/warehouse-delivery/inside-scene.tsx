import { DrawingShapes, drawings } from '@amberlane/ui';
import { Belt } from '../../warehouse/belt.tsx';
import { StageScene } from '../../warehouse/stage-scene.tsx';
import css from '../../warehouse/stage-scene.module.css';

/** From the rack over the packing table to the gate; decoration. */
export function InsideScene() {
  return (
    <StageScene>
      <path className={css.wall} d="M0 92h480v144H0z" />
      <path className={css.roof} d="M0 92l80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54z" />
      <g transform="translate(92 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
      <g transform="translate(228)">
        <Belt />
      </g>
      <path className={css.gate} d="M464 128h16v108h-16z" />
    </StageScene>
  );
}
