/**
 * Icons of the countries (spec §3 `iconWeb`): flags of 60 × 40 units, drawn as plainly as a list of countries shows them. Saudi
 * Arabia has its emblem on green: the flag itself holds the creed, which is not drawn in short. Pure.
 */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { COUNTRY_ICON_PATH, countryIconPath } from '@amberlane/contract/site/country-icon';

const band = (colour: string, y: number, height: number): string => `<path fill="${colour}" d="M0 ${y}h60v${height}H0z"/>`;
const bands = (...colours: readonly string[]): string => colours.map((colour, index) => band(colour, (40 / colours.length) * index, 40 / colours.length)).join('');
const disc = (colour: string, x: number, y: number, radius: number): string => `<circle fill="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** Corners of a star of five points, the first one at `turn` degrees from the top. */
const corners = (x: number, y: number, radius: number, turn: number): [number, number][] =>
  Array.from({ length: 5 }, (_, index) => {
    const angle = ((turn + index * 72 - 90) * Math.PI) / 180;
    return [Math.round((x + radius * Math.cos(angle)) * 100) / 100, Math.round((y + radius * Math.sin(angle)) * 100) / 100];
  });

/** Every second corner is joined, so that the line is a pentagram and its fill a star. */
function star(x: number, y: number, radius: number, look: string, turn = 0): string {
  const points = corners(x, y, radius, turn);
  return `<path ${look} d="M${[0, 2, 4, 1, 3].map((index) => (points[index] ?? []).join(' ')).join('L')}z"/>`;
}

/** A disc with a smaller one of the ground over it. */
const crescent = (ground: string, { x, y, radius, inner, shift }: { readonly x: number; readonly y: number; readonly radius: number; readonly inner: number; readonly shift: readonly [number, number] }): string =>
  disc('#fff', x, y, radius) + disc(ground, x + shift[0], y + shift[1], inner);

const DRAWINGS: Readonly<Record<Country, string>> = {
  MA: band('#c1272d', 0, 40) + star(30, 20, 10, 'fill="none" stroke="#006233" stroke-width="1.8" stroke-linejoin="round"'),
  GH: bands('#ce1126', '#fcd116', '#006b3f') + star(30, 20, 6.9, 'fill="#000"'),
  NG: '<path fill="#008751" d="M0 0h20v40H0zM40 0h20v40H40z"/><path fill="#fff" d="M20 0h20v40H20z"/>',
  KE:
    band('#000', 0, 12) + band('#fff', 12, 16) + band('#bb0000', 13.5, 13) + band('#006600', 28, 12) +
    '<path fill="none" stroke="#fff" stroke-width="1.6" d="m23 7 14 26M37 7 23 33"/><path fill="#bb0000" d="M30 8c5 5 6.5 8 6.5 12S35 27 30 32c-5-5-6.5-8-6.5-12S25 13 30 8z"/><path fill="#fff" d="M30 14c1.5 2 2 4 2 6s-.5 4-2 6c-1.5-2-2-4-2-6s.5-4 2-6z"/>',
  UG:
    bands('#000', '#fcdc04', '#d90000', '#000', '#fcdc04', '#d90000') + disc('#fff', 30, 20, 7) +
    '<path fill="none" stroke="#555" stroke-width="1.4" stroke-linecap="round" d="M29.5 25.5v-4m2 4v-4m-4.5-.5c2-2.5 5-2.5 6.5-.5m-5-1-1-4.5"/><path fill="#d90000" d="m26.5 15 1.5-1.5 1 1.5z"/>',
  CN: band('#ee1c25', 0, 40) + star(10, 10, 6, 'fill="#ff0"') + [[20, 4, 23], [24, 8, 46], [24, 14, 70], [20, 18, 20]].map(([x = 0, y = 0, turn = 0]) => star(x, y, 2, 'fill="#ff0"', turn)).join(''),
  EG: bands('#ce1126', '#fff', '#000') + '<path fill="#c09300" d="M30 15c1 0 1.5.800 1.5 1.6l3.5-.8v7.2l-3-1v2.5h2V26h-8v-1.5h2V22l-3 1v-7.2l3.5.800c0-.8.500-1.6 1.5-1.6z"/>',
  PK: band('#01411c', 0, 40) + '<path fill="#fff" d="M0 0h15v40H0z"/>' + crescent('#01411c', { x: 37, y: 20.5, radius: 11, inner: 10, shift: [3, -2.5] }) + star(42.5, 14, 3.8, 'fill="#fff"', 30),
  SA:
    band('#006c35', 0, 40) +
    '<path fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" d="M17 25c8 7 18 8 25 4m1-4c-8 7-18 8-25 4"/><path fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" d="M30 25V13m0 0c-3-3-6-3-8-1m8 1c3-3 6-3 8-1m-8 1c-2-1-5 0-6 3m6-3c2-1 5 0 6 3m-6-3V9"/>',
  AE: bands('#00732f', '#fff', '#000') + '<path fill="#ff0000" d="M0 0h15v40H0z"/>',
  TR: band('#e30a17', 0, 40) + crescent('#e30a17', { x: 22, y: 20, radius: 10, inner: 8, shift: [2.5, 0] }) + star(34, 20, 5, 'fill="#fff"', -90),
};

/** A whole SVG file. A thin edge keeps white bands from running into a white page. */
export const countryIcon = (code: Country): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">${DRAWINGS[code]}<path fill="none" stroke="#000" stroke-opacity=".2" d="M.5.5h59v39H.5z"/></svg>`;

/** The country of a file name: `gh.svg`; null for none. */
export const countryOfIcon = (file: string): Country | null => COUNTRIES.find((code) => countryIconPath(code) === `${COUNTRY_ICON_PATH}${file}`) ?? null;
