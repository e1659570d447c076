/** Dragging the entries of a list by mouse, pen or finger. The list is vertical, so it is the same in every direction of writing. */
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { placeOf, shiftOf, type Drag } from './drag-place.ts';

interface Dragging {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Index of the entry that is dragged; null for none. */
  readonly dragged: number | null;
  /** Index at which it would land now; null for none. */
  readonly place: number | null;
  /** How far the entry at an index stands from its place, px. */
  readonly shift: (index: number) => number;
  /** On the handle of the entry at an index. */
  readonly grab: (event: ReactPointerEvent, index: number) => void;
}

/** `onDrop` is told of entries that have landed elsewhere. Escape and a cancelled pointer leave everything as it was. */
export function useDrag(onDrop: (from: number, to: number) => void): Dragging {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stopListening = useRef<() => void>(() => {});
  useEffect(() => () => stopListening.current(), []);

  const grab = (event: ReactPointerEvent, from: number): void => {
    const { button, pointerId, pageY: grabbedAt } = event;
    if (button !== 0 || !list.current) return;
    // Without it a mouse would mark text on its way.
    event.preventDefault();
    stopListening.current();
    const boxes = [...list.current.children].map((entry) => entry.getBoundingClientRect()).map(({ top, height }) => ({ top, height }));
    const at = ({ pageY }: PointerEvent): Drag => ({ boxes, from, moved: pageY - grabbedAt });
    const leave = (): void => {
      stopListening.current();
      setDrag(null);
    };
    stopListening.current = listenToPointer(pointerId, {
      onMove: (moved) => setDrag(at(moved)),
      onLeave: leave,
      onUp: (dropped) => {
        leave();
        const to = placeOf(at(dropped));
        if (to !== from) onDrop(from, to);
      },
    });
    setDrag({ boxes, from, moved: 0 });
  };

  return { list, dragged: drag?.from ?? null, place: drag && placeOf(drag), shift: (index) => (drag ? shiftOf(drag, index) : 0), grab };
}

interface PointerListeners {
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  readonly onLeave: () => void;
}

/** Hears of one pointer wherever it is, until the function that it gives is called. */
function listenToPointer(pointerId: number, { onMove, onUp, onLeave }: PointerListeners): () => void {
  const ofPointer = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) listener(event);
  };
  const pointer = { pointermove: ofPointer(onMove), pointerup: ofPointer(onUp), pointercancel: ofPointer(onLeave) };
  const types = Object.keys(pointer) as (keyof typeof pointer)[];
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onLeave();
  };
  for (const type of types) window.addEventListener(type, pointer[type]);
  window.addEventListener('keydown', escape);
  return () => {
    for (const type of types) window.removeEventListener(type, pointer[type]);
    window.removeEventListener('keydown', escape);
  };
}
