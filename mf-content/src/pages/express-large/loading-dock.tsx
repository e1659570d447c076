import { DrawingShapes, drawings } from '@amberlane/ui';
import css from './loading-dock.module.css';

/** A truck seen from the side with its curtain drawn back: one piece after the other comes aboard. Decoration. */
export function LoadingDock() {
  return (
    <svg viewBox="0 0 720 190" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="470" cy="112" r="78" />
      <g transform="translate(34 152)">
        <DrawingShapes of={drawings.forklift} />
      </g>
      <path className={css.dock} d="M0 116h20v36H0z" />
      <path className={css.bed} d="M250 44h300v92H250z" />
      <path className={css.inside} d="M258 52h284v76H258z" />
      <g className={css.pieces}>
        <path className={css.first} d="M480 84h54v44h-54z" />
        <path className={css.second} d="M420 92h52v36h-52z" />
        <path className={css.third} d="M354 76h58v52h-58z" />
        <path className={css.last} d="M292 98h54v30h-54z" />
      </g>
      <path className={css.cab} d="M556 74h52l36 40v22h-88z" />
      <path className={css.pane} d="M574 84h28l22 26h-50z" />
      <path className={css.frame} d="M250 132h396v8H250z" />
      <path className={css.wheels} d="M310 124a16 16 0 1 1-.1 0zM352 124a16 16 0 1 1-.1 0zM600 124a16 16 0 1 1-.1 0z" />
      <path className={css.hubs} d="M310 134a6 6 0 1 1-.1 0zM352 134a6 6 0 1 1-.1 0zM600 134a6 6 0 1 1-.1 0z" />
      <path className={css.ground} d="M0 154h720" />
      <circle className={css.stop} cx="688" cy="154" r="8" />
    </svg>
  );
}
