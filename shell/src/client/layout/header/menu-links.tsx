import { BRAND } from '@amberlane/contract/site/brand';
import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, Link, usePageAddress } from '@amberlane/core';
import { Icon, type IconDrawing } from '@amberlane/ui';
import type { SiteLink } from '../site-links.ts';
import css from './header.module.css';

export interface HeaderLink extends SiteLink {
  readonly icon: IconDrawing;
  /** Message of the small line below the title. */
  readonly text?: string;
}

const useIsHere = (path: string): boolean => usePageAddress().path === path;

/** An entry of the wide navigation. */
export function TopLink({ link: { path, title } }: { link: SiteLink }) {
  return (
    <Link to={path} className={css.top} aria-current={useIsHere(path) ? 'page' : undefined}>
      <FormattedMessage id={title} />
    </Link>
  );
}

/** Entries of an open menu: drawing, title, and a small line about some. */
export function MenuLinks({ links }: { links: readonly HeaderLink[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.path}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ path, title, icon, text }: HeaderLink) {
  return (
    <Link to={path} className={css.item} aria-current={useIsHere(path) ? 'page' : undefined}>
      <Icon of={icon} />
      <span>
        <FormattedMessage id={title} />
        {text ? (
          <small className={css.itemText}>
            <FormattedMessage id={text} values={{ since: BRAND.founded, countries: COUNTRIES.length }} />
          </small>
        ) : null}
      </span>
    </Link>
  );
}
