import { DrawingShapes } from './drawing.tsx';
import type { DrawingParts } from './drawing-parts.ts';
import css from './drawing.module.css';

/** Ground line and the room above it, in the 200 × 150 of a tile. */
const GROUND = 132;
const ROOM = { width: 116, height: 100 };

/** A thing of the lane on a tint, with sun, ground and stop: at 200 px, never stretched (VISUAL §7). Decoration. */
export function Tile({ of }: { of: DrawingParts }) {
  const [x, y, width, height] = of.box;
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const place = `translate(${rounded(94 - (x + width / 2) * scale)} ${rounded(GROUND - (y + height) * scale)})scale(${rounded(scale)})`;
  return (
    <svg viewBox="0 0 200 150" className={css.tile} aria-hidden="true" focusable="false">
      <circle className={css.amber} cx="94" cy="78" r="56" />
      <g transform={place}>
        <DrawingShapes of={of} />
      </g>
      <path className={css.ground} d="M0 132h200" />
      <circle className={css.stop} cx="180" cy="132" r="7" />
    </svg>
  );
}
