import { useId, type ReactNode } from 'react';
import css from './point-list.module.css';

interface PointListProps {
  readonly title: ReactNode;
  /** Of the heading. */
  readonly level?: 2 | 3;
  readonly points: readonly ReactNode[];
  /** One after the other, or side by side. */
  readonly kind?: 'steps' | 'checks';
}

/** A short list beside a form: what happens next, or what is good to have ready. */
export function PointList({ title, level = 2, points, kind = 'checks' }: PointListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      <List className={css[kind]} role="list">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </List>
    </section>
  );
}
