/** Links inside the site: ordinary anchors that change the page without a reload once React runs. */
import type { ComponentPropsWithRef } from 'react';
import { useLinkClickHandler, useNavigate } from 'react-router-dom';
import { marketHref, useMarket } from './page-location.tsx';
import { usePreparation } from './route-preparation.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Site-relative path such as `track` or `track?numbers=…`; '' is the home page. */
  readonly to: string;
}

/** The router's own link would bring its data loading along, which the site has no use for. */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const href = marketHref(useMarket(), to);
  const follow = useLinkClickHandler(href, anchor.target === undefined ? {} : { target: anchor.target });
  return (
    <a
      {...anchor}
      {...usePreparation(href, anchor)}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Goes to a site-relative path, with a new entry in the history unless `replace` is set. */
export function useGoTo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const market = useMarket();
  return (to, options) => void navigate(marketHref(market, to), { replace: options?.replace ?? false });
}
