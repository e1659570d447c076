/** The logo in black for thermal paper: mark and name as strokes (drawn in a box of 176 × 32). */
import { MM, type Pen } from './pen.ts';

const ROOF = 'M8.5 23.5 16 8.5l7.5 15';
const NAME =
  'M55.5 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0m0-6v12m5-12v12m0-7.7a4.1 4.3 0 0 1 8.2 0V25m0-7.7a4.1 4.3 0 0 1 8.2 0V25m5-19v19m12-6a6 6 0 1 1-12 0 6 6 0 0 1 12 0m4.6 0h12a6 6 0 1 0-2 4.5m6.8-10.5v12m0-6.8a5 5 0 0 1 5.4-5m4.2-7.2v19m17-6a6 6 0 1 1-12 0 6 6 0 0 1 12 0m0-6v12m5-12v12m0-7.2a4.9 4.8 0 0 1 9.8 0V25m4.8-6h12a6 6 0 1 0-2 4.5';
const DRAWN_HEIGHT = 32;

/** Millimetres; its width is 5.5 times its height. */
export function drawLogo({ doc }: Pen, x: number, y: number, height: number): void {
  doc.save();
  doc.translate(x * MM, y * MM).scale((height * MM) / DRAWN_HEIGHT);
  doc.lineCap('round').lineJoin('round');
  doc.roundedRect(0, 0, DRAWN_HEIGHT, DRAWN_HEIGHT, 8).fill('#000000');
  doc.path(ROOF).lineWidth(3.4).stroke('#ffffff');
  doc.circle(16, 21, 2.5).fill('#ffffff');
  doc.path(NAME).lineWidth(2.9).stroke('#000000');
  doc.restore();
}
