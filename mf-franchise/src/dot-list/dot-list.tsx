import type { HTMLAttributes, ReactNode } from 'react';
import css from './dot-list.module.css';

interface DotListProps extends Pick<HTMLAttributes<HTMLUListElement>, 'lang' | 'dir'> {
  readonly points: readonly ReactNode[];
  /** Sets the distance of the points. */
  readonly className: string | undefined;
}

/** Points in any order, each with a dot. */
export const DotList = ({ points, className, ...mark }: DotListProps) => (
  <ul role="list" className={`${css.points} ${className ?? ''}`} {...mark}>
    {points.map((point, index) => (
      <li key={index}>{point}</li>
    ))}
  </ul>
);
