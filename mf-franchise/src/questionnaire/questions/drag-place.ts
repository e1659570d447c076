/** Where an entry that is dragged along a list would land, and how far the others make room. Distances in px. Pure. */

/** An entry as it stands before the drag. */
export interface EntryBox {
  readonly top: number;
  readonly height: number;
}

export interface Drag {
  readonly boxes: readonly EntryBox[];
  /** Index of the dragged entry. */
  readonly from: number;
  /** How far it was moved, down is positive. */
  readonly moved: number;
}

const middleOf = ({ top, height }: EntryBox): number => top + height / 2;

/** How far the entry goes: never beyond the ends of the list. */
export function keptInside({ boxes, from, moved }: Drag): number {
  const [first, box, last] = [boxes[0], boxes[from], boxes.at(-1)];
  if (!first || !box || !last) return 0;
  return Math.min(Math.max(moved, first.top - box.top), last.top + last.height - box.top - box.height);
}

/** The index at which it lands: it passes another entry when an edge of it passes the middle of that one. */
export function placeOf(drag: Drag): number {
  const { boxes, from } = drag;
  const box = boxes[from];
  if (!box) return from;
  const top = box.top + keptInside(drag);
  const bottom = top + box.height;
  const passedDown = boxes.filter((other, index) => index > from && bottom > middleOf(other)).length;
  const passedUp = boxes.filter((other, index) => index < from && top < middleOf(other)).length;
  return from + passedDown - passedUp;
}

/** How far the entry at `index` stands from its place while the other one is dragged. */
export function shiftOf(drag: Drag, index: number): number {
  const { boxes, from } = drag;
  if (index === from) return keptInside(drag);
  const to = placeOf(drag);
  const room = (boxes[from]?.height ?? 0) + gapOf(boxes);
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}

function gapOf([first, second]: readonly EntryBox[]): number {
  return first && second ? second.top - first.top - first.height : 0;
}

/** The list with one entry at another index. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_entry, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
