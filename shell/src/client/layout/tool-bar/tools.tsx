import { Link, usePageAddress } from '@amberlane/core';
import { Icon } from '@amberlane/ui';
import { leadsTo } from '../../../site/site-menu.ts';
import { audienceClass } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import css from './tool-bar.module.css';

/** What most readers come for; `large` in a menu, else in a bar. */
export function Tools({ large = false }: { large?: boolean }) {
  const { path: here } = usePageAddress();
  return (
    <ul role="list" className={large ? css.large : css.tools}>
      {useMenu('tool').slice(0, 4).map((link) => (
        <li key={link.path} className={audienceClass(link.condition)}>
          <Link to={link.path} className={css.tool} aria-current={leadsTo(link, here) ? 'page' : undefined}>
            {link.icon ? <Icon of={link.icon} className={css.icon} /> : null}
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
