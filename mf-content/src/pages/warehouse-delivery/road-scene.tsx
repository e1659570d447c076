import { DrawingShapes, drawings } from '@amberlane/ui';
import css from './road-scene.module.css';

/** The courier on the way at dusk, from the hall to a house; decoration. */
export function RoadScene() {
  return (
    <svg viewBox="0 0 480 260" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.moon} cx="330" cy="150" r="96" />
      <path className={css.skyline} d="M0 236V150h44v-26h36v50h30V96h40v140zM170 236V130l24-18 24 18v106zM420 236V120h60v116z" />
      <g transform="translate(24 236)scale(1.25)">
        <DrawingShapes of={drawings.palm} />
      </g>
      <g className={css.rider}>
        <g transform="translate(96 236)scale(1.3)">
          <DrawingShapes of={drawings.rider} />
        </g>
      </g>
      <g transform="translate(336 236)scale(1.35)">
        <DrawingShapes of={drawings.house} />
      </g>
      <path className={css.ground} d="M0 238h480" />
      <path className={css.road} d="M0 250h480" />
    </svg>
  );
}
