/** The lane on a map that never mirrors: land, routes, and a name at each country; on phones, where there is no room for all, at both ends of the reader's lane. */
import type { Country } from '@amberlane/contract/site';
import { useMarket } from '@amberlane/core';
import landUrl from './lane-map-land.svg';
import { LANE_STOPS } from './lane-stops.ts';
import css from './lane-drawing.module.css';

/** Arcs between the stops: from Guangzhou westwards, to Africa through Dubai. */
const ROUTES =
  'M1089 236Q902 168 714 220M1089 236Q854 117 619 217M619 217Q584 206 549 222M619 217Q521 126 423 175M1089 236Q747-32 405 79' +
  'M423 175Q266 90 109 144M619 217Q544 373 469 449M469 449Q452 434 434 435M619 217Q409 329 198 381M198 381Q184 377 169 389';

interface LaneDrawingProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  readonly nameOf: (country: Country) => string;
}

export function LaneDrawing({ label, nameOf }: LaneDrawingProps) {
  const { country: here } = useMarket();
  return (
    <div className={css.map}>
      <img className={css.land} src={landUrl} width={1200} height={520} alt="" loading="lazy" decoding="async" />
      <svg className={css.routes} viewBox="0 0 1200 520" role="img" aria-label={label}>
        <path className={css.route} d={ROUTES} />
        <circle className={css.hub} cx="1089" cy="236" r="16" />
        {LANE_STOPS.map(({ country, at: [cx, cy] }) => (
          <circle key={country} className={country === here ? css.dotHere : css.dot} cx={cx} cy={cy} />
        ))}
        {LANE_STOPS.map(({ country, label: [x, y, anchor] }) => (
          <text key={country} className={country === here || country === 'CN' ? css.end : css.name} x={x} y={y} textAnchor={anchor}>
            {nameOf(country)}
          </text>
        ))}
      </svg>
    </div>
  );
}
