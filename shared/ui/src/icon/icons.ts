/**
 * The icon set: 24 grid, 2 px margin, strokes of 1.75, one orange stop per thing; controls have none, they are tools.
 * Each icon is an export of its own, so that a build ships those that it names.
 */
export interface IconDrawing {
  /** Stroked path data on the 24 grid. */
  readonly path: string;
  /** The orange stop: centre x, centre y, radius. */
  readonly stop?: readonly [x: number, y: number, radius: number];
  /** Points along the reading direction: turned round in right-to-left pages. */
  readonly mirrored?: true;
}

export const arrow: IconDrawing = { path: 'M4 12h15m-6-6 6 6-6 6', mirrored: true };
export const back: IconDrawing = { path: 'M9 5 4 9.5 9 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8', stop: [19.5, 6, 1.6], mirrored: true };
export const battery: IconDrawing = { path: 'M3 8h15.5v8.5H3zm18 2.5V14M6.5 11v2.5M10 11v2.5', stop: [14.3, 12.2, 1.5] };
export const bell: IconDrawing = { path: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zm4 3.5h4', stop: [17.5, 5, 1.8] };
export const book: IconDrawing = { path: 'M5 3.5h14v17H5zM5 8H3m2 4H3m2 4H3m6 1c.4-2 1.5-3 3.5-3s3.1 1 3.5 3', stop: [12.5, 9.5, 2] };
export const calendar: IconDrawing = { path: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4m7-4v4', stop: [15.5, 15, 1.6] };
export const check: IconDrawing = { path: 'M5 12.5 9.5 17 19 7' };
export const chevron: IconDrawing = { path: 'm9 5 7 7-7 7', mirrored: true };
export const clock: IconDrawing = { path: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2', stop: [12, 3.5, 1.6] };
export const close: IconDrawing = { path: 'm6 6 12 12m0-12L6 18' };
export const code: IconDrawing = { path: 'm8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14', stop: [19, 4.5, 1.5] };
export const copy: IconDrawing = { path: 'M8 8h12v12H8zm8 0V4H4v12h4' };
export const customs: IconDrawing = { path: 'M5 20.5v-11m-2 11h6m-4-11L21 6M9.5 8.5v3m4.5-4v3m4.5-4v3', stop: [5, 6.6, 1.8], mirrored: true };
export const doc: IconDrawing = { path: 'M6 3.5h8.5l4 4v13H6zm8 0V8h4.5M9 12h6', stop: [10, 16.2, 1.5] };
export const down: IconDrawing = { path: 'm6 9 6 6 6-6' };
export const edit: IconDrawing = { path: 'M4 20h4L19 9l-4-4L4 16z' };
export const external: IconDrawing = { path: 'M9 5h10v10M19 5 6 18', mirrored: true };
export const eye: IconDrawing = { path: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5M9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0' };
export const globe: IconDrawing = { path: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5-5 12 0 17m0-17c5 5 5 12 0 17', stop: [15.7, 12, 1.7] };
export const lock: IconDrawing = { path: 'M5 10.5h14v10H5zm3 0V8a4 4 0 0 1 8 0v2.5', stop: [12, 15.5, 1.7] };
export const mail: IconDrawing = { path: 'M3 6h18v13H3zm0 1 9 6.5L21 7', stop: [17.5, 15.6, 1.4] };
export const menu: IconDrawing = { path: 'M4 7h16M4 12h16M4 17h10', mirrored: true };
export const minus: IconDrawing = { path: 'M5 12h14' };
export const moon: IconDrawing = { path: 'M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3', stop: [17.5, 6, 1.6] };
export const parcel: IconDrawing = { path: 'M3.5 7.8 12 3.5l8.5 4.3v8.4L12 20.5l-8.5-4.3zm0 0L12 12l8.5-4.2M12 12v8.5', stop: [16.2, 14.4, 1.6] };
export const phone: IconDrawing = { path: 'M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3c0 1.5-1 2.5-2.5 2.5A15.5 15.5 0 0 1 4 6c0-1.5 1-2.5 2.5-2.5', stop: [17.5, 6.5, 1.6] };
export const pin: IconDrawing = { path: 'M12 21c5-5.4 7-8.6 7-11.3a7 7 0 0 0-14 0c0 2.7 2 5.9 7 11.3', stop: [12, 9.7, 2] };
export const plane: IconDrawing = { path: 'm3 14.5 7-2.5-2.5-7.5h2l4.5 6.1L18.6 9c2.6-.9 3.4 1.6 1.2 2.4L5 16.6zM9 20.4h12', stop: [5, 20.4, 1.6], mirrored: true };
export const plus: IconDrawing = { path: 'M12 5v14m-7-7h14' };
export const rider: IconDrawing = { path: 'M2.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5.5 17l4.5-5h4.5l4 5m-4-5L16 7h2.5m-16-1.5h5v5h-5z', stop: [12, 6.5, 1.8], mirrored: true };
export const ruler: IconDrawing = { path: 'M3 15.5 15.5 3 21 8.5 8.5 21zm4-4 2 2m1-5 3 3m0-6 2 2', stop: [8.8, 17, 1.5] };
export const scale: IconDrawing = { path: 'M12 4v16m-5 .5h10M4.5 8 12 6l7.5 2m-15 0L2 14h5zm15 0L17 14h5z', stop: [12, 4.3, 1.7] };
export const search: IconDrawing = { path: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5', stop: [10.5, 10.5, 1.6] };
export const share: IconDrawing = { path: 'M12 15V4M8 7.5l4-4 4 4M5 12v8.5h14V12', stop: [12, 17.3, 1.4] };
export const shield: IconDrawing = { path: 'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5', stop: [12, 3.6, 1.5] };
export const ship: IconDrawing = { path: 'M3 14.5h18l-2.4 5H6zm3 0v-4h8v4m0-2.5h4v2.5m-9.5-4v-3h4v3', stop: [17, 7, 1.6], mirrored: true };
export const shop: IconDrawing = { path: 'M4 9.5v11h16v-11m-17 0L5 4h14l2 5.5zm6.5 11V14h5v6.5', stop: [17, 14, 1.4] };
export const sun: IconDrawing = { path: 'M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m0-13.4 1.4 1.4m10.6 10.6 1.4 1.4', stop: [12, 12, 1.6] };
export const truck: IconDrawing = { path: 'M4.5 16.5h-2v-10h11v10h-5m5-6.5h4l4 3.5v3h-2m-6 0h2M4.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0', stop: [6, 10.5, 1.6], mirrored: true };
export const up: IconDrawing = { path: 'M12 20V5m-6 6 6-6 6 6' };
export const user: IconDrawing = { path: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20.5c.6-4 3.6-6 8-6s7.4 2 8 6', stop: [18.5, 5, 1.6] };
export const wallet: IconDrawing = { path: 'M3.5 7.5h17v12h-17zm0 0L15 4v3.5m5.5 4H16a2 2 0 0 0 0 4h4.5', stop: [16.3, 13.5, 1.1] };
export const warehouse: IconDrawing = { path: 'M3 20.5V9l9-5 9 5v11.5m-14 0v-8h10v8m-10-4h10', stop: [12, 8.6, 1.5] };
