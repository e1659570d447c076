import { useId, type ReactNode } from 'react';
import { DotList } from '../dot-list/dot-list.tsx';
import css from './point-list.module.css';

interface PointListProps {
  readonly title: ReactNode;
  /** Of the heading. */
  readonly level?: 2 | 3;
  readonly points: readonly ReactNode[];
  /** One after the other, or in any order. */
  readonly kind?: 'steps' | 'points';
  /** Side by side where there is room: below a form. */
  readonly across?: boolean;
}

/** A short list beside a form or below it: what happens next, or what is good to have ready. */
export function PointList({ title, level = 2, points, kind = 'points', across = false }: PointListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const layout = across ? `${css.list} ${css.across}` : css.list;
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {kind === 'points' ? (
        <DotList points={points} className={layout} />
      ) : (
        <ol role="list" className={`${css.steps} ${layout}`}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
