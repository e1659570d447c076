/**
 * A hall cut open, in three drawings that stand side by side as one: unloading, racks, packing table and courier. Each
 * also stands alone, below the other on a phone. Decoration; the texts beside them say the same.
 */
import type { ReactNode } from 'react';
import { DrawingShapes, drawings } from '@amberlane/ui';
import css from './stage-scene.module.css';

export type Stage = 'in' | 'shelf' | 'out';

const SCENES: Readonly<Record<Stage, () => ReactNode>> = { in: Unloading, shelf: Racks, out: Leaving };

/** Drawn for 480 × 260, ground at 236. */
export function StageScene({ of }: { of: Stage }) {
  const Scene = SCENES[of];
  return (
    <svg viewBox="0 0 480 260" className={css.scene} aria-hidden="true" focusable="false">
      <Scene />
      <path className={css.ground} d="M0 238h480" />
      <circle className={css.stop} cx="60" cy="238" r="11" />
    </svg>
  );
}

function Unloading() {
  return (
    <>
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
    </>
  );
}

function Racks() {
  return (
    <>
      <path className={css.wall} d="M0 92h480v144H0z" />
      <path className={css.roof} d="M0 92l80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54zm80 0 80-54v54z" />
      <g transform="translate(100 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
      <g transform="translate(290 236)">
        <DrawingShapes of={drawings.rack} />
      </g>
    </>
  );
}

function Leaving() {
  return (
    <>
      <circle className={css.sun} cx="368" cy="150" r="86" />
      <path className={css.wall} d="M0 92h236v144H0z" />
      <path className={css.roof} d="M0 92l80-54v54zm80 0 80-54v54zm80 0 80-54v54z" />
      <path className={css.gate} d="M220 128h16v108h-16z" />
      {/* Cut off at the gate: parcels come out of the hall and are gone. */}
      <svg x="84" y="140" width="136" height="48" overflow="hidden">
        <g className={css.belt}>
          {[-84, 0, 84].map((x) => (
            <path key={x} className={css.parcel} d={`M${x + 8} 12h40v36H${x + 8}z`} />
          ))}
          {[-84, 0, 84].map((x) => (
            <path key={x} className={css.tape} d={`M${x + 24} 12h8v13h-8z`} />
          ))}
        </g>
      </svg>
      <path className={css.table} d="M84 188h152v8H84zM98 196h7v40h-7zM196 196h7v40h-7z" />
      <g transform="translate(256 236)scale(1.1)">
        <DrawingShapes of={drawings.rider} />
      </g>
      <g transform="translate(390 236)scale(1.1)">
        <DrawingShapes of={drawings.house} />
      </g>
    </>
  );
}
