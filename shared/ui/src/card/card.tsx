import type { ReactNode } from 'react';
import css from './card.module.css';

interface CardProps {
  /** `next`: what the reader does next, on a tint with the lane at its side. */
  readonly tone?: 'plain' | 'soft' | 'next';
  /** A heading of this level on top. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
  /** Buttons and links at the end. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** What can be taken away as one thing: an address, a form, a next step (VISUAL §1.4). Lists stand on rules instead. */
export function Card({ tone = 'plain', title, level = 3, children, actions, className = '' }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${css.card} ${css[tone]} ${className}`}>
      {title ? <Heading className={css.title}>{title}</Heading> : null}
      <div className={css.content}>{children}</div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </article>
  );
}
