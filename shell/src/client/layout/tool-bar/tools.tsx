import { Link, usePageAddress } from '@amberlane/core';
import { Icon } from '@amberlane/ui';
import { audienceClass } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import css from './tool-bar.module.css';

/** What most readers come for; `large` in a menu, else in a bar. */
export function Tools({ large = false }: { large?: boolean }) {
  const { path: here } = usePageAddress();
  return (
    <ul role="list" className={large ? css.large : css.tools}>
      {useMenu('tool').slice(0, 4).map(({ path, title, icon, condition }) => (
        <li key={path} className={audienceClass(condition)}>
          <Link to={path} className={css.tool} aria-current={path === here ? 'page' : undefined}>
            {icon ? <Icon of={icon} className={css.icon} /> : null}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
