import { useId, type ReactNode, type Ref } from 'react';
import css from './security.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Beside the title: a state, or the one button of the section. */
  readonly aside?: ReactNode;
  /** Takes the focus when what had it is gone. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the security page under its own heading. */
export function Section({ title, lead, aside, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {aside}
      </div>
      {lead ? <p className={css.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
