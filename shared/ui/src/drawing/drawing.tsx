import type { DrawingParts } from './drawing-parts.ts';
import css from './drawing.module.css';

/** The shapes of a drawing, for a scene that places several: its ground is y = 0, its start x = 0. */
export function DrawingShapes({ of }: { of: DrawingParts }) {
  return of.shapes.map(([tone, path], index) => <path key={index} className={css[tone]} d={path} />);
}

/** One thing of the lane, standing on the lower edge of its box; decoration. Mirrored in right-to-left pages. */
export function Drawing({ of }: { of: DrawingParts }) {
  return (
    <svg viewBox={of.box.join(' ')} preserveAspectRatio="xMidYMax" className={css.drawing} aria-hidden="true" focusable="false">
      <DrawingShapes of={of} />
    </svg>
  );
}
