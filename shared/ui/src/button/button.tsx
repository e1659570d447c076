import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '@amberlane/core';
import { Spinner } from '../spinner/spinner.tsx';
import css from './button.module.css';

/** `primary`: the one call of a form or page; `ink`: the call on an orange ground; `night`: on petrol. */
export type ButtonKind = 'primary' | 'ink' | 'plain' | 'quiet' | 'night' | 'danger';

interface Look {
  readonly kind?: ButtonKind;
  /** 36 px high, for rows and cards. */
  readonly small?: boolean;
  /** As wide as its place. */
  readonly wide?: boolean;
}

function classesOf({ kind = 'plain', small, wide }: Look, className = ''): string {
  return [css.button, css[kind], small ? css.small : '', wide ? css.wide : '', className].join(' ');
}

type ButtonProps = Look & ComponentPropsWithRef<'button'> & {
  /** Work under way: shows a spinner and refuses a second press; the label says what is being done. */
  readonly busy?: boolean;
};

/** A button; of type `button` unless told otherwise. */
export function Button({ kind, small, wide, busy = false, className, children, type = 'button', onClick, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={classesOf({ ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly children: ReactNode } & (
    | { readonly to: string; readonly href?: never }
    | { readonly href: string; readonly to?: never }
  );

/** A link that looks like a button: `to` a path of the site, or `href` any address (`tel:`, another origin). */
export function ButtonLink({ kind, small, wide, className, to, href, children, ...anchor }: ButtonLinkProps) {
  const classes = classesOf({ ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }, className);
  return to === undefined ? (
    <a {...anchor} href={href} className={classes}>
      {children}
    </a>
  ) : (
    <Link {...anchor} to={to} className={classes}>
      {children}
    </Link>
  );
}
