/** The two codes of a label as vectors: Code 128 (ISO/IEC 15417) of the waybill, QR (ISO/IEC 18004) of the tracking page. */
import bwip from 'bwip-js/node';
import { MM, type Pen } from './pen.ts';

interface Area {
  /** Millimetres. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Millimetres of a dot of a thermal printer of 203 dpi. Bars of whole dots are printed as wide as they are meant. */
const DOT = 1 / 8;
/** Narrowest bar that such a printer and a hand scanner agree on. */
const LEAST_MODULE = 0.33;
const WIDEST_MODULE = 4 * DOT;
/** Blank space on each side, in narrowest bars. */
const QUIET = 10;

/** In the middle of the area, quiet zones included. Throws when the number is too long for it. */
export function drawCode128({ doc }: Pen, waybillNo: string, { x, y, width, height }: Area): void {
  const [code] = bwip.raw('code128', waybillNo, '');
  if (!code || !('sbs' in code)) throw new Error('no bars were made');
  const modules = code.sbs.reduce((sum, bar) => sum + bar, 0);
  const room = Math.min(WIDEST_MODULE, width / (modules + 2 * QUIET));
  if (room < LEAST_MODULE) throw new Error('the waybill number is too long for its barcode');
  const ofWholeDots = Math.floor(room / DOT) * DOT;
  const module = ofWholeDots < LEAST_MODULE ? room : ofWholeDots;
  let at = Math.round((x + (width - modules * module) / 2) / DOT) * DOT;
  for (const [index, bar] of code.sbs.entries()) {
    if (index % 2 === 0) doc.rect(at * MM, y * MM, bar * module * MM, height * MM);
    at += bar * module;
  }
  doc.fill('#000000');
}

/** Four light modules around a QR symbol belong to it. */
const QR_QUIET = 4;

/** A square of the area's width, quiet zone included; a quarter of it may be unreadable (level M). */
export function drawQr({ doc }: Pen, url: string, { x, y, width }: Omit<Area, 'height'>): void {
  const [code] = bwip.raw('qrcode', url, 'eclevel=M');
  if (!code || !('pixs' in code)) throw new Error('no QR code was made');
  const module = width / (code.pixx + 2 * QR_QUIET);
  for (const [index, isDark] of code.pixs.entries()) {
    if (isDark !== 1) continue;
    const [column, row] = [index % code.pixx, Math.floor(index / code.pixx)];
    doc.rect((x + (column + QR_QUIET) * module) * MM, (y + (row + QR_QUIET) * module) * MM, module * MM, module * MM);
  }
  doc.fill('#000000');
}
