import { useId, type ReactNode } from 'react';
import css from './card.module.css';

interface CardProps {
  /** `next`: what the reader does next, on a tint with the lane at its side. */
  readonly tone?: 'plain' | 'soft' | 'next';
  /** A heading of this level on top. */
  readonly title?: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** Id of the heading among the children, where they bring one of their own. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
  /** Buttons and links at the end. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** What can be taken away as one thing: an address, a form, a next step (VISUAL §1.4). Lists stand on rules instead. */
export function Card({ tone = 'plain', title, level = 3, labelledBy, children, actions, className = '' }: CardProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  const name = title ? titleId : labelledBy;
  // Several articles of a page are told apart by their names: what has none is no article.
  const Box = name ? 'article' : 'div';
  return (
    <Box className={`${css.card} ${css[tone]} ${className}`} aria-labelledby={name}>
      {title ? <Heading id={titleId} className={css.title}>{title}</Heading> : null}
      <div className={css.content}>{children}</div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </Box>
  );
}
