/** What a declaration says of messages, held against the messages that are there. */
import { menuMessages } from './menu.ts';
import type { RemoteConfig, RouteDeclaration, SlotDeclaration } from './remote-config.ts';

export interface DeclaredParts {
  readonly routes: readonly Pick<RouteDeclaration, 'path' | 'page' | 'title' | 'messages'>[];
  readonly slots: readonly Pick<SlotDeclaration, 'slot' | 'messages'>[];
  readonly menu: RemoteConfig['menu'];
  readonly feeds: readonly Pick<RemoteConfig['feeds'][number], 'path' | 'messages'>[];
}

const bundleOf = (id: string): string => id.slice(0, id.indexOf('.'));
const listOf = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.map((name) => `"${name}"`).join(', '));

/**
 * One sentence for each bundle that a route, slot or feed asks for and that is not there, for each title that is no
 * message of its route's bundles, and for each text of a menu entry that is no message. `idsOf` gives the message ids of a bundle, null for one that does not exist.
 */
export function declaredMessageFaults({ routes, slots, menu, feeds }: DeclaredParts, bundles: readonly string[], idsOf: (bundle: string) => ReadonlySet<string> | null): string[] {
  const parts = [...routes.map(({ path, messages }) => ({ who: `route "${path}"`, messages })), ...slots.map(({ slot, messages }) => ({ who: `slot "${slot}"`, messages })), ...feeds.map(({ path, messages }) => ({ who: `feed "${path}"`, messages }))];
  const missing = parts.flatMap(({ who, messages }) =>
    messages.filter((bundle) => idsOf(bundle) === null).map((bundle) => `${who} asks for the message bundle "${bundle}", which does not exist; there are ${listOf(bundles)}`),
  );
  const titles = routes.flatMap(({ path, title, messages }) => {
    if (title === undefined) return [];
    const bundle = bundleOf(title);
    if (!messages.includes(bundle)) return [`route "${path}" has the title "${title}", but does not ask for the message bundle "${bundle}"`];
    const ids = idsOf(bundle);
    return ids === null || ids.has(title) ? [] : [`route "${path}" has the title "${title}", which is no message`];
  });
  const entries = menu.flatMap((entry) =>
    menuMessages(entry).filter((id) => !idsOf(bundleOf(id))?.has(id)).map((id) => `the menu entry to "${entry.to}" names "${id}", which is no message`),
  );
  return [...missing, ...titles, ...entries];
}
