/**
 * Parts of the home page's drawings, each drawn once and placed by `<use>`: two hero scenes and the tiles share them,
 * which keeps page and script small. A part stands on its own ground line (y = 0) and faces the end of the line.
 */
import art from './drawing.module.css';

export type Part = 'warehouse' | 'truck' | 'crane' | 'ship' | 'plane' | 'customs' | 'rider' | 'palm' | 'house' | 'parcel';

export const partHref = (part: Part): string => `#art-${part}`;

export function DrawingParts() {
  return (
    <svg className={art.parts} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <g id="art-warehouse">
          <path className={art.white} d="M0-66 34-92v26l34-26v26l34-26v26l34-26V0H0z" />
          <path className={art.petrol} d="M34-92v26H0zM68-92v26H34zM102-92v26H68zM136-92v26h-34z" />
          <path className={art.teal} d="M14-40h30V0H14zM54-40h30V0H54zM94-40h30V0H94z" />
          <path className={art.amber} d="M14-40h30v14H14zM54-40h30v28H54zM94-40h30v6H94z" />
          <path className={art.ink} d="M0-60h136v3H0z" />
        </g>
        <g id="art-truck">
          <path className={art.white} d="M0-60h84v50H0z" />
          <path className={art.teal} d="M84-46h22l18 20v16H84z" />
          <path className={art.amber} d="M92-40h11l11 13H92z" />
          <path className={art.ink} d="M0-16h124v8H0z" />
          <path className={art.chevron} d="m34-26 9-18 9 18" />
          <Wheel x={24} r={10} />
          <Wheel x={102} r={10} />
        </g>
        <g id="art-crane">
          <path className={art.frame} d="M10 0v-110M34 0v-110M10-40l24-30M34-40 10-70M-8-110h130M22-110v-22l84 22" />
          <path className={art.ink} d="M97-108h2v30h-2z" />
          <path className={art.white} d="M84-78h30v16H84z" />
        </g>
        <g id="art-ship">
          <path className={art.ink} d="M0-26h250l-22 40H24z" />
          <path className={art.burnt} d="M8-12h236l-4 6H12zM24-86h8v12h-8zM88-64h32v18H88zM156-44h32v18h-32z" />
          <path className={art.white} d="M16-74h26v48H16zM54-64h32v18H54zM88-84h32v18H88zM122-44h32v18h-32zM156-64h32v18h-32z" />
          <path className={art.teal} d="M20-66h18v8H20zM54-84h32v18H54zM88-44h32v18H88zM122-84h32v18h-32zM190-64h32v18h-32z" />
          <path className={art.amber} d="M54-44h32v18H54zM88-104h32v18H88zM122-64h32v18h-32zM156-84h32v18h-32zM190-44h32v18h-32z" />
        </g>
        <g id="art-plane">
          <path className={art.white} d="M0 0c26-10 70-26 104-34 18-4 22 8 8 14L24 16z" />
          <path className={art.petrol} d="M58-18 24-52l12-4 46 28zM40 6l10 34 10-4 4-38z" />
          <path className={art.burnt} d="M8-3-12-26l10-3L22-8z" />
          <path className={art.ink} d="m97-28 10-3v4l-9 3z" />
        </g>
        <g id="art-customs">
          <path className={art.white} d="M0-62h40V0H0z" />
          <path className={art.petrol} d="M-5-70h50v10H-5z" />
          <path className={art.teal} d="M7-50h26v20H7z" />
          <path className={art.amber} d="M15-30a5 5 0 0 1 1-5 5 5 0 1 1 8 0 5 5 0 0 1 1 5z" />
          <path className={art.ink} d="M49-40h6V0h-6z" />
          <path className={art.barrier} d="M50-34 122-58" />
          <path className={art.stripes} d="M50-34 122-58" />
        </g>
        <g id="art-rider">
          <path className={art.fork} d="M22-14 38-34h32l10-18 8 38M72-54h12" />
          <path className={art.burnt} d="M30-22c0-12 8-18 18-18h24l8 18z" />
          <path className={art.white} d="M4-76h34v34H4z" />
          <path className={art.amber} d="M4-62h34v5H4z" />
          <path className={art.petrol} d="M46-38c-2-22 2-34 12-36 10 0 12 10 8 36zM57-69l5-6 17 20-6 5z" />
          <path className={art.leg} d="M52-38h16l-4 22" />
          <circle className={art.white} cx="61" cy="-86" r="11" />
          <path className={art.ink} d="M61-90h12a11 11 0 0 1-1.5 8H61z" />
          <Wheel x={20} r={14} />
          <Wheel x={88} r={14} />
        </g>
        <g id="art-palm">
          <path className={art.trunk} d="M0 0c-2-30 0-46 6-62" />
          <path
            className={art.petrol}
            d="M6-62c-18-14-30-6-34 6 12-8 22-8 34-6zM6-62c-8-20-24-20-32-12 14-2 22 4 32 12zM6-62c16-16 30-10 34 2-12-6-22-6-34-2zM6-62c6-20 20-22 30-14-14 0-22 6-30 14z"
          />
        </g>
        <g id="art-house">
          <path className={art.white} d="M0-48h62V0H0z" />
          <path className={art.burnt} d="M-6-48 8-66h46l14 18z" />
          <path className={art.petrol} d="M36-30h16V0H36z" />
          <path className={art.teal} d="M10-34h16v14H10z" />
          <circle className={art.amber} cx="48" cy="-14" r="1.8" />
        </g>
        <g id="art-parcel">
          <path className={art.sun} d="M-40-68 0-86l40 18v48L0-2l-40-18z" />
          <path className={art.shade} d="M0-50V0l40-20v-48z" />
          <path className={art.amber} d="m-40-68 40 18 40-18-40-18z" />
          <path className={art.white} d="m-22-76 40 18v16l8-4v-15l-40-18zM8-22l12-6v9L8-13z" />
        </g>
      </defs>
    </svg>
  );
}

function Wheel({ x, r }: { x: number; r: number }) {
  return (
    <>
      <circle className={art.ink} cx={x} cy={-r} r={r} />
      <circle className={art.white} cx={x} cy={-r} r={r * 0.38} />
    </>
  );
}
