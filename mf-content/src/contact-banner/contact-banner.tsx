import type { ReactNode } from 'react';
import { Wrap } from '@amberlane/ui';
import { headingId } from '../section/section.tsx';
import css from './contact-banner.module.css';

interface NightCallProps {
  /** Fragment of the page's address; the heading's id follows from it. */
  readonly id?: string;
  readonly title: ReactNode;
  /** One sentence: what happens after the call. */
  readonly text?: ReactNode;
  /** One or two `<ButtonLink />`s: the first `kind="primary"`, the second `kind="night"`. */
  readonly children: ReactNode;
}

/** The last band of a page: one thing to do, on the petrol ground (VISUAL §13 "night call"). */
export function NightCall({ id = 'call', title, text, children }: NightCallProps) {
  return (
    <section id={id} className={css.night} aria-labelledby={headingId(id)}>
      <Wrap className={css.inner}>
        <div>
          <h2 id={headingId(id)}>{title}</h2>
          {text ? <p className={css.text}>{text}</p> : null}
        </div>
        <div className={css.actions}>{children}</div>
      </Wrap>
    </section>
  );
}
