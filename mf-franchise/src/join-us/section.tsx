/** A band of the page, named by its heading. */
import type { ReactNode } from 'react';
import { Wrap } from '@amberlane/ui';
import css from './section.module.css';

interface SectionProps {
  /** Fragment of the page's address. */
  readonly id: string;
  readonly ground?: 'plain' | 'soft';
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, ground = 'plain', title, lead, children }: SectionProps) {
  return (
    <section id={id} className={css[ground]} aria-labelledby={`${id}-title`}>
      <Wrap>
        <div className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {children}
      </Wrap>
    </section>
  );
}
