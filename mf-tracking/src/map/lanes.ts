/** Land as horizontal lines, as if the world were lanes (VISUAL §7): a pattern that fills the coasts of the map's drawing. */
const SVG = 'http://www.w3.org/2000/svg';
export const LANES_ID = 'points-map-lanes';

/** Pixels from lane to lane, whatever the scale of the map. */
const APART = 6;

/** Gives the drawing its pattern; `className` draws a lane. */
export function addLanes(drawing: Element, className: string): void {
  const pattern = document.createElementNS(SVG, 'pattern');
  set(pattern, { id: LANES_ID, patternUnits: 'userSpaceOnUse', width: 64, height: APART });
  const lane = document.createElementNS(SVG, 'path');
  set(lane, { d: `M0 ${APART / 2}H64`, class: className });
  pattern.append(lane);
  const definitions = document.createElementNS(SVG, 'defs');
  definitions.append(pattern);
  drawing.prepend(definitions);
}

function set(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
