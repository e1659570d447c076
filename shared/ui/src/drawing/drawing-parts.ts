/**
 * A thing of the lane as data: seen from the side, in six flat colours (VISUAL §7). It stands on its own ground, y = 0,
 * and faces the end of the line.
 */
export type DrawingTone =
  | 'ink' | 'white' | 'petrol' | 'teal' | 'amber' | 'sun' | 'shade' | 'burnt'
  | 'chevron' | 'frame' | 'barrier' | 'stripes' | 'fork' | 'leg' | 'trunk' | 'dots';

export interface DrawingParts {
  /** View box: x, y, width, height; its lower edge is the ground, or what is kept free above it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** From back to front. */
  readonly shapes: readonly (readonly [tone: DrawingTone, path: string])[];
}
