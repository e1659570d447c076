import { useId } from 'react';
import { FormattedMessage, Link, marketHref, useMarket } from '@amberlane/core';
import { Button, ButtonLink, Icon } from '@amberlane/ui';
import type { MenuLink } from '../../../site/site-menu.ts';
import { useMenu } from '../page-links.ts';
import { DeadEnd, WayOut } from './dead-end.tsx';
import css from './error-pages.module.css';

/** The page for an address that means nothing (spec §8), with the one tool of the site that helps most and the way to the others. */
export function NotFoundPage() {
  const [tool, ...ways] = useMenu('not-found');
  return (
    <DeadEnd
      code="404"
      title={<FormattedMessage id="shell.notFound.title" />}
      text={<FormattedMessage id="shell.notFound.message" />}
      ways={ways.map(({ path, title }) => (
        <WayOut key={path} to={path}>
          {title}
        </WayOut>
      ))}
    >
      {tool ? <Tool link={tool} /> : null}
      <Pages but={tool?.path} />
    </DeadEnd>
  );
}

function Tool({ link: { path, title, text, field } }: { link: MenuLink }) {
  const market = useMarket();
  const id = useId();
  if (!field) return <ButtonLink to={path}>{title}</ButtonLink>;
  return (
    <form aria-label={title} className={css.tool} action={marketHref(market, path)}>
      <label htmlFor={id} className={css.label}>
        {field.label}
      </label>
      <div className={css.track}>
        <input id={id} type="text" className={css.waybill} name={field.name} dir="ltr" maxLength={field.maxLength} autoComplete="off" spellCheck={false} aria-describedby={text ? `${id}-format` : undefined} />
        <Button type="submit" kind="primary">
          {title}
        </Button>
      </div>
      {text ? (
        <p id={`${id}-format`} className={css.format}>
          {text}
        </p>
      ) : null}
    </form>
  );
}

/** What most readers come for; `but` stands above already. */
function Pages({ but }: { but: string | undefined }) {
  const links = useMenu('header/action', 'tool', 'header').filter(({ path }) => path !== '' && path !== but);
  const once = links.filter(({ path }, index) => links.findIndex((other) => other.path === path) === index);
  if (once.length === 0) return null;
  return (
    <ul role="list" className={css.pages}>
      {once.map(({ path, title, icon }) => (
        <li key={path}>
          <Link to={path} className={css.entry}>
            {icon ? <Icon of={icon} /> : null}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
