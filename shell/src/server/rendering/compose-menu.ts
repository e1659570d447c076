/** From what the pinned remotes declare to the menus of the site in one language. Pure. */
import type { TransitDays } from '@amberlane/contract/domain';
import type { IconDrawing } from '@amberlane/ui';
import { routeOfEntry } from '@amberlane/contract/federation/remote-config';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { MenuLink, SiteMenu } from '../../site/site-menu.ts';

export interface MenuWords {
  /** A message of a remote in the language of the menu; null when nobody wrote it. */
  readonly say: (remote: string, messageId: string) => string | null;
  /** Drawing of an icon by its name; null for a name that the design system does not have. */
  readonly iconOf: (name: string) => IconDrawing | null;
  /** Days that cover these products, by name; null when the rules know none of them. */
  readonly daysOf: (products: readonly string[]) => TransitDays | null;
}

type MenuSource = Pick<RemoteManifest, 'name' | 'routes' | 'menu'>;

/** An entry without a page or without a name is left out: nothing leads nowhere, and no reader sees the id of a message. */
export function composeMenu(remotes: readonly MenuSource[], words: MenuWords): SiteMenu {
  return remotes
    .flatMap((remote) => remote.menu.map((entry) => ({ remote, entry })))
    .sort((one, other) => one.entry.order - other.entry.order || (one.remote.name < other.remote.name ? -1 : one.remote.name > other.remote.name ? 1 : 0))
    .flatMap(({ remote, entry }) => linkOf(remote, entry, words) ?? []);
}

function linkOf(remote: MenuSource, { place, order, to, countries, title, text, icon, picture, transit, condition, field }: MenuSource['menu'][number], { say, iconOf, daysOf }: MenuWords): MenuLink | null {
  const route = routeOfEntry(remote.routes, to);
  const name = say(remote.name, title);
  if (!route || name === null) return null;
  const line = text && say(remote.name, text);
  const label = field && say(remote.name, field.label);
  const drawing = icon && iconOf(icon);
  const linked = countries?.filter((country) => route.countries?.includes(country) ?? true) ?? route.countries;
  const days = transit && daysOf(transit);
  const aliases = [route.path, ...route.aliases].filter((path) => path !== to);
  return {
    place,
    path: to,
    ...(aliases.length > 0 && { aliases }),
    title: name,
    ...(line && { text: line }),
    ...(drawing && { icon: drawing }),
    ...(picture && { picture }),
    ...(days && { days }),
    ...(place === 'header' && { order }),
    ...(condition !== 'always' && { condition }),
    ...(linked && { countries: linked }),
    ...(field && label && { field: { ...field, label } }),
  };
}
