/** A band of a page with its heading: the landmark is named by the heading. */
import type { ReactNode } from 'react';
import { Wrap } from '@amberlane/ui';
import css from './section.module.css';

export interface SectionProps {
  /** Fragment of the page's address; the heading's id follows from it. */
  readonly id: string;
  readonly ground?: 'plain' | 'soft' | 'night';
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** In place of a lead, in the size of text: where code, deadlines or amounts have to be read closely. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
  /** Heading and lead stand beside the content from 1000 px, not above it. */
  readonly beside?: boolean;
  /** Stands beside heading and content from 768 px, below them on a phone. */
  readonly aside?: ReactNode;
}

export const headingId = (id: string): string => `${id}-title`;

export function Section({ id, ground = 'plain', title, lead, text, children, beside = false, aside }: SectionProps) {
  const content = (
    <div className={beside ? css.beside : undefined}>
      <div className={css.head}>
        <h2 id={headingId(id)}>{title}</h2>
        {lead ? <p className={css.lead}>{lead}</p> : null}
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
      {beside ? <div>{children}</div> : children}
    </div>
  );
  return (
    <section id={id} className={css[ground]} data-ground={ground} aria-labelledby={headingId(id)}>
      <Wrap className={aside ? css.split : undefined}>
        {content}
        {aside}
      </Wrap>
    </section>
  );
}

/** Sections below a low head: closer to each other, with headings a size smaller than its title. */
export const BelowLowHead = ({ children }: Pick<SectionProps, 'children'>) => <div className={css.below}>{children}</div>;
