import type { ReactNode } from 'react';
import { FormattedMessage, Link } from '@amberlane/core';
import { Icon, icons, Wrap } from '@amberlane/ui';
import lost from './lost.svg';
import css from './error-pages.module.css';

interface DeadEndProps {
  /** HTTP status. */
  readonly code: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** `<WayOut />`s beside that to the home page. */
  readonly ways?: ReactNode;
  readonly children?: ReactNode;
}

/** A page that leads nowhere: what happened, what helps, the way home. */
export function DeadEnd({ code, title, text, ways, children }: DeadEndProps) {
  return (
    <Wrap className={css.page}>
      <div className={css.words}>
        <p className={css.code}>{code}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children}
        <div className={css.ways}>
          <WayOut to="">
            <FormattedMessage id="shell.toHome" />
          </WayOut>
          {ways}
        </div>
      </div>
      <img className={css.art} src={lost} alt="" width="720" height="260" />
    </Wrap>
  );
}

export const WayOut = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={css.way}>
    {children}
    <Icon of={icons.arrow} />
  </Link>
);
