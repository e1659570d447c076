import { DrawingShapes, drawings } from '@amberlane/ui';
import css from './hub-scene.module.css';

const SUPPLIERS = [
  { x: 40, y: 92 },
  { x: 20, y: 170 },
  { x: 60, y: 248 },
] as const;

/** Three makers, one hub, one container: what comes from many goes on as one. Decoration; the steps below tell it. */
export function HubScene() {
  return (
    <svg viewBox="0 0 900 280" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="450" cy="150" r="120" />
      {/* What the makers send runs together; parcels drift along the dotted ways. */}
      <path className={css.way} d="M136 80C240 80 280 200 372 216M120 158C220 160 260 214 372 222M160 236C240 236 280 230 372 230" />
      <path className={css.lane} d="M540 230H640" />
      {SUPPLIERS.map(({ x, y }) => (
        <g key={y}>
          <g transform={`translate(${x} ${y})scale(.62)`}>
            <DrawingShapes of={drawings.warehouse} />
          </g>
          <path className={css.ground} d={`M${x - 14} ${y + 2}h116`} />
        </g>
      ))}
      <g transform="translate(372 248)scale(1.35)">
        <DrawingShapes of={drawings.warehouse} />
      </g>
      <g transform="translate(650 248)scale(1.35)">
        <DrawingShapes of={drawings.container} />
      </g>
      <path className={css.ground} d="M330 250h570" />
      <circle className={css.stop} cx="610" cy="250" r="11" />
    </svg>
  );
}
