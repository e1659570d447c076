/**
 * Things of the lane that the home page draws, each once and placed by `<use>`: two hero scenes and the tiles share
 * them, which keeps page and script small.
 */
import { DrawingShapes, drawings } from '@amberlane/ui';
import art from './drawing.module.css';

const PARTS = {
  warehouse: drawings.warehouse,
  truck: drawings.truck,
  crane: drawings.crane,
  ship: drawings.ship,
  plane: drawings.plane,
  customs: drawings.customs,
  rider: drawings.rider,
  palm: drawings.palm,
  house: drawings.house,
  parcel: drawings.parcel,
};

export type Part = keyof typeof PARTS;

export const partHref = (part: Part): string => `#art-${part}`;

export function DrawingParts() {
  return (
    <svg className={art.parts} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(PARTS).map(([name, drawing]) => (
          <g key={name} id={`art-${name}`}>
            <DrawingShapes of={drawing} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
