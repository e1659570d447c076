import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { Icon } from '../icon/icon.tsx';
import { arrow, external } from '../icon/icons.ts';
import css from './text-link.module.css';

type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** `more`: the one call at the end of a card or section; `back`: to where the reader came from. */
  readonly kind?: 'text' | 'more' | 'back';
  readonly children: ReactNode;
} & ({ readonly to: string; readonly href?: never } | { readonly href: string; readonly to?: never });

/** A link in words: `to` a path of the site, or `href` any address; one that leaves the site carries a mark. */
export function TextLink({ kind = 'text', to, href, className = '', children, ...anchor }: TextLinkProps) {
  const classes = [css.link, css[kind], className].filter(Boolean).join(' ');
  const content = (
    <>
      {kind === 'back' ? <Icon of={arrow} className={css.backwards} /> : null}
      {kind === 'text' ? children : <span className={css.words}>{children}</span>}
      {kind === 'more' ? <Icon of={arrow} className={css.arrow} /> : null}
      {href && leaves(href) ? <Icon of={external} className={css.leaves} /> : null}
    </>
  );
  return to === undefined ? (
    <a {...anchor} href={href} className={classes} {...(leaves(href) && { rel: 'noopener' })}>
      {content}
    </a>
  ) : (
    <Link {...anchor} to={to} className={classes}>
      {content}
    </Link>
  );
}

const leaves = (href: string): boolean => /^(https?:)?\/\//.test(href);
