import type { ReactNode } from 'react';
import css from './picture.module.css';

interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** What the picture tells, when it holds data (VISUAL §7); left out, it is decoration. */
  readonly label?: string;
  /** Shapes on the ground line: y = 0 is the lower edge, upwards is negative. */
  readonly children: ReactNode;
}

/** A picture made of several things that may move; mirrored in right-to-left pages. Its parts are `<DrawingShapes />`. */
export function Picture({ width, height, label, children }: PictureProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...spoken} viewBox={`0 ${-height} ${width} ${height}`} preserveAspectRatio="xMidYMax" className={css.picture} focusable="false">
      {children}
    </svg>
  );
}
