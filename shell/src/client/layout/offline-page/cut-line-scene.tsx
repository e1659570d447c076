import css from './offline-page.module.css';

/** City behind the street: towers, and lit windows in a grid over them. */
const TOWERS =
  'M0 320v-130h45v130zM48 320v-110h43v110zM96 320v-58h50v58zM119 262v-22h4v22zM144 320v-120h48v120zM192 320v-54h46v54zM200 266v-14h14v14zM240 320v-44h44v44zM288 320v-52h42v52zM307 268v-22h4v22z' +
  'M336 320v-148h49v148zM384 320v-40h47v40zM432 320v-100h45v100zM440 220v-14h14v14zM480 320v-96h43v96zM499.5 224v-22h4v22zM528 320v-78h50v78zM576 320v-66h48v66zM624 320v-88h46v88z';
const WINDOWS = 'amberlane-lit-windows';

/** A street by night whose line is cut, and a rider who waits beside it. Decoration; mirrored in right-to-left pages. */
export function CutLineScene() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" className={css.scene} aria-hidden="true" focusable="false">
      <pattern id={WINDOWS} x="60" y="230" width="20" height="24" patternUnits="userSpaceOnUse">
        <path className={css.lit} d="M0 0h9v11H0z" />
      </pattern>
      <path className={css.sky} d="M0 0h600v400H0z" />
      <circle className={css.moon} cx="470" cy="96" r="40" />
      <path className={css.far} d={TOWERS} />
      <path d="M60 230h520v84H60z" fill={`url(#${WINDOWS})`} />
      <path className={css.far} d="M0 316h600v84H0z" />
      <path className={css.pole} d="M300 320V70m-50 28h100m-84 26h68" />
      <path className={css.wire} d="M-10 90Q150 160 296 96M304 96q30 40 50 44M420 150q90 10 190-52" />
      <path className={css.spark} d="m362 132 12 6m-14 10 10 10m48-30-8 12" />
      <Rider />
      <Shop />
      <path className={css.ground} d="M0 356h600v5H0z" />
      <path className={css.travelled} d="M0 380h290" />
      <path className={css.ahead} d="M310 380h290" />
    </svg>
  );
}

function Rider() {
  return (
    <g transform="translate(430 360) scale(1.5)">
      <path className={css.frame} d="M22-14 38-34h32l10-18 8 38" />
      <path className={css.burnt} d="M30-22c0-12 8-18 18-18h24l8 18z" />
      <path className={css.frame} d="M72-54h12" />
      <rect className={css.white} x="2" y="-82" width="38" height="40" rx="3" />
      <path className={css.mark} d="m14.6-55.6 6.4-12.8 6.4 12.8" />
      <circle className={css.stop} cx="21" cy="-58" r="2" />
      <path className={css.coat} d="M46-38c-2-22 2-34 12-36 10 0 12 10 8 36z" />
      <path className={css.arm} d="m60-66 16 13" />
      <path className={css.leg} d="M52-38h16l-4 22" />
      <circle className={css.white} cx="61" cy="-86" r="11" />
      <path className={css.ground} d="M61-90h12a11 11 0 0 1-1.5 8H61z" />
      {[20, 88].map((axle) => (
        <g key={axle}>
          <circle className={css.ground} cx={axle} cy="-14" r="14" />
          <circle className={css.white} cx={axle} cy="-14" r="5" />
        </g>
      ))}
    </g>
  );
}

function Shop() {
  return (
    <g transform="translate(90 352) scale(1.1)">
      <path className={css.wall} d="M0-96h110V0H0z" />
      <path className={css.burnt} d="M-10-96 14-126h82l24 30z" />
      <path className={css.sky} d="M66-58h28V0H66z" />
      <circle className={css.moon} cx="72" cy="-28" r="2.4" />
      <path className={css.moon} d="M14-70h34v30H14z" />
    </g>
  );
}
