/** Links inside the site: ordinary anchors that change the page without a reload once React runs. */
import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { placeHref, usePlace } from './place.tsx';
import { usePreparation } from './route-preparation.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Site-relative path such as `track` or `track?numbers=…`; '' is the home page. */
  readonly to: string;
}

export function Link({ to, ...anchor }: LinkProps) {
  const href = placeHref(usePlace(), to);
  return <RouterLink {...anchor} {...usePreparation(href, anchor)} to={href} />;
}

/** Goes to a site-relative path, with a new entry in the history unless `replace` is set. */
export function useGoTo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const place = usePlace();
  return (to, options) => void navigate(placeHref(place, to), { replace: options?.replace ?? false });
}
