import type { ReactNode } from 'react';
import { StatusShape } from '../status-mark/status-shape.tsx';
import css from './state-card.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A `<Tile />`; decoration. */
  readonly art?: ReactNode;
  /** One call that ends the emptiness. */
  readonly action?: ReactNode;
  /** 2 where the card is a section of the page, 3 inside of one. */
  readonly level?: 2 | 3;
}

/** Says what will be here and how to get it. */
export function EmptyState({ title, children, art, action, level = 3 }: EmptyStateProps) {
  return (
    <div className={`${css.card} ${css.empty}`}>
      {art ? (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      ) : null}
      <Title level={level}>{title}</Title>
      {children ? <div className={css.text}>{children}</div> : null}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: ReactNode;
  /** What still works, and what the reader can do. */
  readonly children?: ReactNode;
  /** Try again first, then another way to the same thing. */
  readonly actions?: ReactNode;
  /** What to quote to customer support: words and number. */
  readonly reference?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** A part that can't be had: the rest of the page lives on. */
export function ErrorState({ title, children, actions, reference, level = 3 }: ErrorStateProps) {
  return (
    <div role="alert" className={css.card}>
      <div className={css.head}>
        <StatusShape status="attention" className={css.mark} />
        <Title level={level}>{title}</Title>
      </div>
      {children ? <div className={css.text}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
      {reference ? <p className={css.reference}>{reference}</p> : null}
    </div>
  );
}

function Title({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return <Heading className={css.title}>{children}</Heading>;
}
