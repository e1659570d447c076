/**
 * What a person sees at a glance in a picture of a page, without a stored picture that each machine's fonts would
 * change: text that is cut off, text on other text, text beyond its frame, Nastaliq with lines too close or too small to be read.
 */
import type { Page } from '@playwright/test';

/** One line for each fault inside of what `frames` selects: `frame: fault "text"`. */
export const textFaults = (page: Page, frames = 'body'): Promise<string[]> => page.evaluate(findTextFaults, frames);

/** Runs in the page. */
function findTextFaults(frames: string): string[] {
  interface Piece {
    readonly text: string;
    readonly parent: Element;
    readonly boxes: readonly DOMRect[];
  }
  const TOLERANCE = 1.5;
  /** Nastaliq slopes: below this line height (of the font size) words touch those of the next line (VISUAL §3). */
  const NASTALIQ_LEADING = 1.8;
  /** Small print is Naskh: the strokes of Nastaliq, stacked within a word, run together below this size. */
  const NASTALIQ_LEAST = 14;

  const shown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    // Text for screen readers only lies in one clipped pixel.
    for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return false;
    return true;
  };
  const overflowOf = (element: Element): 'cuts' | 'scrolls' | 'shows' => {
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'hidden' || overflowX === 'clip' ? 'cuts' : overflowX === 'auto' || overflowX === 'scroll' ? 'scrolls' : 'shows';
  };
  /** Wholly outside of what cuts: kept from sight on purpose, as the name of a stop that is a dot on phones. */
  const hidden = (box: DOMRect, parent: Element): boolean => {
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      // Faces for Arabic have room above their letters that holds no ink.
      const room = box.height / 4;
      if (overflowOf(at) === 'cuts' && (box.top + room >= edge.bottom || box.bottom - room <= edge.top || box.left >= edge.right || box.right <= edge.left)) return true;
    }
    return false;
  };
  const piecesOf = (frame: Element): Piece[] => {
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const pieces: Piece[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !parentElement || parentElement.closest('svg, script, style, noscript, option') || !shown(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.some((box) => !hidden(box, parentElement))) pieces.push({ text: text.slice(0, 40), parent: parentElement, boxes });
    }
    return pieces;
  };
  /** The frame, or what cuts inside of it; what scrolls shows everything in the end. */
  const beyond = ({ parent, boxes }: Piece, frame: Element): string | null => {
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const overflow = overflowOf(at);
      if (overflow === 'scrolls') return null;
      const edge = at.getBoundingClientRect();
      const outside = boxes.some(({ left, right }) => left < edge.left - TOLERANCE || right > edge.right + TOLERANCE);
      const below = overflow === 'cuts' && boxes.some(({ top, bottom }) => (top + bottom) / 2 < edge.top || (top + bottom) / 2 > edge.bottom);
      if (overflow === 'cuts' && (outside || below)) return 'is cut off';
      if (at === frame) return outside ? 'sticks out' : null;
    }
    return null;
  };
  /** What is wrong with text in Nastaliq; null for other faces. */
  const nastaliqFault = ({ parent }: Piece): string | null => {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(parent);
    if (!/^["']?Amberlane Nastaliq/.test(fontFamily) || !/[\u0600-\u06ff]/.test(parent.textContent)) return null;
    if (Number.parseFloat(fontSize) < NASTALIQ_LEAST) return 'is too small for Nastaliq';
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < NASTALIQ_LEADING ? 'lines are too close for Nastaliq' : null;
  };
  /** Ascenders and slopes may touch; the middle half of two lines may not. */
  const middle = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top: top + (bottom - top) / 4, bottom: bottom - (bottom - top) / 4 });
  const overlap = (one: Piece, other: Piece): boolean =>
    one.boxes.map(middle).some((a) =>
      other.boxes.map(middle).some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * TOLERANCE && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE),
    );
  /** Layers lie on top of what they cover, on purpose. */
  const layerOf = ({ parent }: Piece): Element | null => {
    const open = parent.closest('dialog, [popover]');
    if (open) return open;
    for (let at: Element | null = parent; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  const faults: string[] = [];
  for (const frame of document.querySelectorAll(frames)) {
    const name = frame.getAttribute('data-story') ?? frame.tagName.toLowerCase();
    const pieces = piecesOf(frame);
    pieces.forEach((piece, index) => {
      const found = beyond(piece, frame);
      if (found) faults.push(`${name}: ${found} "${piece.text}"`);
      const ofNastaliq = nastaliqFault(piece);
      if (ofNastaliq) faults.push(`${name}: ${ofNastaliq} "${piece.text}"`);
      for (const other of pieces.slice(index + 1)) {
        if (layerOf(piece) === layerOf(other) && overlap(piece, other)) faults.push(`${name}: "${piece.text}" lies on "${other.text}"`);
      }
    });
  }
  return [...new Set(faults)];
}
