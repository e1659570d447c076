import { FormattedMessage, marketHref, useMarket } from '@amberlane/core';
import { Button, ButtonLink } from '@amberlane/ui';
import type { MenuLink } from '../../../site/site-menu.ts';
import { useMenu } from '../page-links.ts';
import { DeadEnd } from './dead-end.tsx';
import css from './error-pages.module.css';

/** The page for an address that means nothing (spec §8), with the one tool of the site that helps most. */
export function NotFoundPage() {
  const [tool] = useMenu('not-found');
  return (
    <DeadEnd
      code="404"
      title={<FormattedMessage id="shell.notFound.title" />}
      text={
        <>
          <FormattedMessage id="shell.notFound.message" />
          {tool?.text ? ` ${tool.text}` : null}
        </>
      }
    >
      {tool ? <Tool link={tool} /> : null}
    </DeadEnd>
  );
}

function Tool({ link: { path, title, field } }: { link: MenuLink }) {
  const market = useMarket();
  if (!field) return <ButtonLink to={path}>{title}</ButtonLink>;
  return (
    <form aria-label={title} className={css.track} action={marketHref(market, path)}>
      <input type="text" className={css.waybill} name={field.name} dir="ltr" aria-label={field.label} maxLength={field.maxLength} autoComplete="off" spellCheck={false} />
      <Button type="submit" kind="primary">
        {title}
      </Button>
    </form>
  );
}
