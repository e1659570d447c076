/** A sender or recipient on a paper: name, company, address in both scripts, country, phone. What is too long is cut with an ellipsis. */
import type { PaperParty } from './order-facts.ts';
import { INK, type Sheet } from './sheet.ts';

export interface PartyBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Nothing is written below. */
  readonly height: number;
}

const NAME_SIZE = 10.5;
const SIZE = 9;
const LEAST = 5;
/** Below this size the rows of the address stand one after the other, which takes less room. */
const READABLE = 6.5;
const PHONE_HEIGHT = 4.4;

/** The country and the phone stand before what may be cut: both are needed to send it back. */
export function drawParty(sheet: Sheet, caption: string, party: PaperParty, { x, y, width, height }: PartyBox): void {
  const { pen } = sheet;
  const bottom = y + height;
  let top = y + sheet.text(caption, { x, y, width, size: 6.5, least: 4.5, color: INK.quiet });
  top += sheet.text(party.name, { x, y: top, width, size: NAME_SIZE, least: 7, lines: 2, weight: 'bold' });
  if (party.localName !== '') top += sheet.text(party.localName, { x, y: top, width, size: SIZE, least: 6, weight: 'bold' });
  if (party.company !== '') top += sheet.text(party.company, { x, y: top, width, size: SIZE, least: 6, lines: 1 });
  const contact = [party.phone, party.email].filter((part) => part !== '').join(' · ');
  sheet.text(contact, { x, y: bottom - PHONE_HEIGHT, width, size: SIZE, least: LEAST, direction: 'ltr' });
  const rows = [...party.lines, ...party.localLines, party.country];
  const area = { width, height: bottom - PHONE_HEIGHT - top, size: SIZE };
  const apart = pen.largest(rows, { ...area, least: READABLE });
  const joined = [party.country, party.lines.join(', '), party.localLines.join(', ')];
  const shown = apart === null ? joined : rows;
  const size = apart ?? pen.largest(joined, { ...area, least: LEAST }) ?? LEAST;
  for (const row of shown) {
    const room = pen.linesIn(bottom - PHONE_HEIGHT - top, size);
    if (room > 0 && row !== '') top += sheet.text(row, { x, y: top, width, size, lines: room });
  }
}
