import type { SVGProps } from 'react';

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const OTHER = { start: 'end', middle: 'middle', end: 'start' } as const;

interface FigureLabelProps extends Omit<SVGProps<SVGTextElement>, 'textAnchor' | 'direction' | 'ref'> {
  /** Side of the point, left to right, as the drawing is: it never mirrors. */
  readonly anchor?: keyof typeof OTHER;
  readonly children: string;
}

/**
 * Words in a drawing, in the direction of their own letters. The direction is the element's: Chromium draws parts of a
 * text in SVG at the wrong place when Unicode's isolates set it.
 */
export function FigureLabel({ anchor = 'start', children, ...text }: FigureLabelProps) {
  const direction = RIGHT_TO_LEFT.test(children) ? 'rtl' : 'ltr';
  return (
    <text {...text} direction={direction} textAnchor={direction === 'rtl' ? OTHER[anchor] : anchor}>
      {children}
    </text>
  );
}
