import { drawings, DrawingShapes, type DrawingParts } from '@amberlane/ui';
import css from './harbour-scene.module.css';

interface Standing {
  readonly of: DrawingParts;
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
}

/** On the quays at both ends of the water. */
const THINGS: readonly Standing[] = [
  { of: drawings.crane, x: 14, scale: 1.1 },
  { of: drawings.ship, x: 190, y: 2 },
  { of: drawings.customs, x: 505, scale: 1.05 },
  { of: drawings.palm, x: 650, scale: 1.2 },
];

/** The lane from quay to quay under the sun, the plane above it; decoration, mirrored in right-to-left pages. */
export function HarbourScene({ className = '' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 -300 680 340" preserveAspectRatio="xMidYMax slice" className={`${css.scene} ${className}`} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="315" cy="-55" r="125" />
      <path className={css.town} d="M540 0v-78h26v-46h6v-26h4v26h6v46h30V0zM620 0v-104h60V0z" />
      <path className={css.flight} d="M-10-120C130-220 280-240 420-224" />
      <Thing of={drawings.plane} x={426} y={-216} scale={0.86} />
      <path className={css.water} d="M0 2h680v38H0z" />
      <path className={css.waves} d="M90 16h44M150 30h30M236 28h52M380 22h36M432 32h40" />
      {THINGS.map((thing) => (
        <Thing key={thing.x} {...thing} />
      ))}
      <path className={css.quay} d="M0 0h72v40H0zM490 0h190v40H490z" />
      <path className={css.road} d="M0 20h52M508 20h172" />
    </svg>
  );
}

const Thing = ({ of, x, y = 0, scale = 1 }: Standing) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <DrawingShapes of={of} />
  </g>
);
