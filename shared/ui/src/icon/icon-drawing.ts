/** An icon as data: 24 grid, 2 px margin, strokes of 1.75, one orange stop per thing; controls have none, they are tools. */
export interface IconDrawing {
  /** Stroked path data on the 24 grid. */
  readonly path: string;
  /** The orange stop: centre x, centre y, radius. */
  readonly stop?: readonly [x: number, y: number, radius: number];
  /** Points along the reading direction: turned round in right-to-left pages. */
  readonly mirrored?: true;
}
