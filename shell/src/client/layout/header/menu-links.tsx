import { Link, usePageAddress } from '@amberlane/core';
import { Icon, type IconDrawing } from '@amberlane/ui';
import { leadsTo, type MenuLink } from '../../../site/site-menu.ts';
import { audienceClass } from '../audience/audience.ts';
import css from './header.module.css';

type LinkFacts = Pick<MenuLink, 'path' | 'aliases' | 'title' | 'text' | 'condition'> & { readonly icon?: IconDrawing };

const useIsHere = (link: LinkFacts): boolean => leadsTo(link, usePageAddress().path);

/** An entry of the wide navigation. */
export function TopLink({ link }: { link: LinkFacts }) {
  const { path, title, condition } = link;
  return (
    <Link to={path} className={`${css.top} ${audienceClass(condition) ?? ''}`} aria-current={useIsHere(link) ? 'page' : undefined}>
      {title}
    </Link>
  );
}

/** Entries of an open menu: drawing, title, and a small line about some. */
export function MenuLinks({ links }: { links: readonly LinkFacts[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.path} className={audienceClass(link.condition)}>
          <OpenMenuLink {...link} />
        </li>
      ))}
    </ul>
  );
}

function OpenMenuLink(link: LinkFacts) {
  const { path, title, icon, text } = link;
  return (
    <Link to={path} className={css.item} aria-current={useIsHere(link) ? 'page' : undefined}>
      {icon ? <Icon of={icon} /> : null}
      <span>
        {title}
        {text ? <small className={css.itemText}>{text}</small> : null}
      </span>
    </Link>
  );
}
