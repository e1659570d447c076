import { DrawingShapes, drawings } from '@amberlane/ui';
import { StageScene } from './stage-scene.tsx';
import css from './stage-scene.module.css';

/** The hall with its racks. */
export function Racks() {
  return (
    <StageScene>
      <path className={css.wall} d="M0 92h480v144H0z" />
      <path className={css.roof} d="M0 92l80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54z" />
      <g transform="translate(100 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
      <g transform="translate(290 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
    </StageScene>
  );
}
