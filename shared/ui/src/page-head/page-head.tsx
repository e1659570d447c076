import type { ReactNode } from 'react';
import { Wrap } from '../wrap/wrap.tsx';
import css from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** One or two sentences: what the page gives. */
  readonly lead?: ReactNode;
  /** A `<Breadcrumb />`. */
  readonly breadcrumb?: ReactNode;
  /** `brand`: the orange head of a product page, standing on the road; one orange field a page at most (VISUAL §1.3). */
  readonly tone?: 'plain' | 'brand';
  /** For the pages of a desk, where the work begins at once: a smaller title, no drawing on phones. */
  readonly low?: boolean;
  /** False where the page has a lane of its own: the steps of a form. */
  readonly lane?: boolean;
  /** A `<Drawing />` that stands on the lane at the end side; decoration. */
  readonly art?: ReactNode;
  /** A `<FactLedger />` below the lane. */
  readonly facts?: ReactNode;
  /** What the reader does here: calls, a search field. */
  readonly children?: ReactNode;
}

/** Head of an inner page: it stands on the lane, travelled up to a stop at the rising sun, expected beyond it. */
export function PageHead({ title, lead, breadcrumb, tone = 'plain', low = false, lane = true, art, facts, children }: PageHeadProps) {
  return (
    <>
      <div className={`${css.head} ${css[tone]} ${art ? css.withArt : ''} ${low ? css.low : ''}`}>
        <div className={css.scene} aria-hidden="true" />
        <Wrap className={css.inner}>
          <div className={css.text}>
            {breadcrumb}
            <h1 className={css.title}>{title}</h1>
            {lead ? <p className={css.lead}>{lead}</p> : null}
            {children ? <div className={css.calls}>{children}</div> : null}
          </div>
          {art ? (
            <div className={css.art} aria-hidden="true">
              {art}
            </div>
          ) : null}
        </Wrap>
        {lane ? <div className={css.lane} aria-hidden="true" /> : null}
      </div>
      {facts ? <Wrap className={css.facts}>{facts}</Wrap> : null}
    </>
  );
}
