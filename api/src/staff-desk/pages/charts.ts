/** Counts as bars that the server draws. A bar stands in a table beside its number and is not read out. */
import { html, written, type Html } from '../html.ts';

export interface CountRow {
  readonly label: string;
  readonly count: number;
}

/** `42 %`; a dash where there is nothing to divide by. */
export const share = (count: number, of: number): string => (of === 0 ? '–' : `${Math.round((count / of) * 100)} %`);

const WIDTH = 200;
const HEIGHT = 14;

/** One bar, as long as the share of `count` in `of`. */
function bar(count: number, of: number): Html {
  const length = of === 0 ? 0 : Math.round((count / of) * WIDTH * 10) / 10;
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="ground" width="${WIDTH}" height="${HEIGHT}"/><rect width="${length}" height="${HEIGHT}"/></svg>`;
}

interface Bars {
  readonly caption: string;
  /** Heading of the first column. */
  readonly what: string;
  readonly rows: readonly CountRow[];
  /** What the shares are of. */
  readonly total: number;
}

/** A table with a bar in each row. */
export const barTable = ({ caption, what, rows, total }: Bars): Html => html`<div class="scroll"><table class="bars"><caption class="hidden">${caption}</caption><thead><tr><th scope="col">${what}</th><th scope="col" class="number">Answers</th><th scope="col" class="number">Share</th><th scope="col"><span class="hidden">Chart</span></th></tr></thead><tbody>
${rows.map(({ label, count }) => html`<tr><th scope="row">${written(label)}</th><td class="number">${count}</td><td class="number">${share(count, total)}</td><td>${bar(count, total)}</td></tr>
`)}</tbody></table></div>`;

const DAYS_WIDTH = 732;
const DAYS_HEIGHT = 120;

/** Columns in their order, the highest as high as the picture; the numbers are told elsewhere. */
export function columnChart(counts: readonly number[], label: string): Html {
  const highest = Math.max(1, ...counts);
  const step = DAYS_WIDTH / Math.max(1, counts.length);
  const width = Math.min(24, Math.max(1, step - 1));
  const columns = counts.map((count, index) => {
    const height = Math.round((count / highest) * DAYS_HEIGHT * 10) / 10;
    return html`<rect x="${Math.round(index * step * 10) / 10}" y="${DAYS_HEIGHT - height}" width="${Math.round(width * 10) / 10}" height="${height}"/>`;
  });
  return html`<svg class="chart" viewBox="0 0 ${DAYS_WIDTH} ${DAYS_HEIGHT}" role="img" aria-label="${label}">${columns}</svg>`;
}
