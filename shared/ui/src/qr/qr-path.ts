/** A QR code (ISO/IEC 18004) of an address as the path of an SVG, quiet zone included. */
import { correction, generate } from 'lean-qr/nano';

/** Four light modules around the symbol belong to it. */
const QUIET = 4;

export interface QrPath {
  /** Side of the square in modules. */
  readonly size: number;
  /** Dark modules, in runs of a row. */
  readonly path: string;
}

/** A quarter of what it shows may be lost to dirt and folds (level M). Throws for more than some two thousand characters. */
export function qrPath(address: string): QrPath {
  const code = generate(address, { minCorrectionLevel: correction.M });
  let path = '';
  for (let row = 0; row < code.size; row += 1) {
    for (let column = 0; column < code.size; column += 1) {
      const start = column;
      while (code.get(column, row)) column += 1;
      if (column > start) path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h${start - column}z`;
    }
  }
  return { size: code.size + 2 * QUIET, path };
}
