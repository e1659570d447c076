import { DrawingShapes, drawings } from '@amberlane/ui';
import { StageScene } from './stage-scene.tsx';
import css from './stage-scene.module.css';

/** A container at the gate, and a forklift on its way in. */
export function Unloading() {
  return (
    <StageScene>
      <circle className={css.sun} cx="128" cy="140" r="96" />
      <path className={css.wall} d="M324 92h156v144H324z" />
      <path className={css.roof} d="M320 92l80-54v54zm80 0 80-54v54z" />
      <path className={css.gate} d="M324 128h16v108h-16z" />
      <g transform="translate(36 236)scale(1.15)">
        <DrawingShapes of={drawings.container} />
      </g>
      <g className={css.forklift}>
        <g transform="translate(236 236)">
          <DrawingShapes of={drawings.forklift} />
        </g>
      </g>
    </StageScene>
  );
}
