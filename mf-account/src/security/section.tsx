import { useId, type ReactNode, type Ref } from 'react';
import css from './security.module.css';

interface SectionProps {
  /** Links on the page lead to it. */
  readonly anchor?: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Beside the title: whether it is on. */
  readonly state?: ReactNode;
  /** The one button of the section. */
  readonly action?: ReactNode;
  /** Takes the focus when what had it is gone. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** A part of the security page under its own heading. */
export function Section({ anchor, title, lead, state, action, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <div className={css.words}>
          <div className={css.titleLine}>
            <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            {state}
          </div>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
