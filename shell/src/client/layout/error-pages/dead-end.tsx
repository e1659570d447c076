import type { ReactNode } from 'react';
import { FormattedMessage, Link } from '@amberlane/core';
import { Icon, icons, Wrap } from '@amberlane/ui';
import lost from './lost.svg';
import css from './error-pages.module.css';

/** A page that leads nowhere: what happened, what helps, the way home. */
export function DeadEnd({ code, title, text, children }: { code: string; title: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <Wrap className={css.page}>
      <div className={css.words}>
        <p className={css.code}>{code}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children}
        <Link to="" className={css.home}>
          <FormattedMessage id="shell.toHome" />
          <Icon of={icons.arrow} />
        </Link>
      </div>
      <img className={css.art} src={lost} alt="" width="720" height="260" />
    </Wrap>
  );
}
