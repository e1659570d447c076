/** A small drawing on a tint, 200 × 150: one part of the lane, the ground line and its stop. */
import type { ReactNode } from 'react';
import art from './drawing.module.css';
import { partHref } from './drawing-parts.tsx';
import css from './tile.module.css';

export type TileName = 'handOver' | 'mainLeg' | 'customs' | 'door' | 'home';

/** What stands on the ground line, and how far along the lane the stop is. */
const TILES: Readonly<Record<TileName, { readonly scene: ReactNode; readonly stop: number }>> = {
  handOver: { stop: 160, scene: <use href={partHref('parcel')} x="100" y="132" /> },
  mainLeg: { stop: 24, scene: <use href={partHref('plane')} transform="translate(50 84)scale(.95)" /> },
  customs: { stop: 182, scene: <use href={partHref('customs')} x="40" y="132" /> },
  door: { stop: 176, scene: <use href={partHref('rider')} transform="translate(46 132)scale(1.05)" /> },
  home: {
    stop: 172,
    scene: (
      <>
        <use href={partHref('house')} transform="translate(74 132)scale(1.25)" />
        <use href={partHref('parcel')} transform="translate(46 132)scale(.34)" />
      </>
    ),
  },
};

export function Tile({ name }: { name: TileName }) {
  const { scene, stop } = TILES[name];
  return (
    <svg className={css.tile} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <circle className={art.amber} cx="100" cy="78" r="56" />
      {scene}
      <path className={art.ground} d="M0 132h200" />
      <circle className={art.stop} cx={stop} cy="132" r="7" />
    </svg>
  );
}
