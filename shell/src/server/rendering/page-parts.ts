/** What a page is put together from, decided by the routes alone: a remote's page and the fillings of its slots, or a view of the shell. */
import type { Country } from '@amberlane/contract/site';
import type { OwnView } from '../../client/page/shell-view.ts';
import type { BootExpose, BootFilling } from '../../site/hydration-data.ts';
import type { RouteMatch } from '../../site/match-route.ts';
import { isPersonal } from '../../site/route-guards.ts';
import type { RouteTable } from '../../site/route-table.ts';
import { fillersOf } from '../../site/slot-fillers.ts';

interface SlotExposes {
  readonly slotExposes: Readonly<Record<string, readonly BootFilling[]>>;
  /** A slot has fillings for signed-in readers alone, which this page of everybody does not hold. */
  readonly moreWhenSignedIn: boolean;
}

export interface PageParts extends SlotExposes {
  readonly match: RouteMatch | null;
  /** What the shell shows by itself; null where a remote's page is to be shown. */
  readonly own: OwnView | null;
  readonly pageExpose: BootExpose | null;
}

const NO_SLOTS: SlotExposes = { slotExposes: {}, moreWhenSignedIn: false };

/** What fills the slots of the page, all slots in one list. */
export const fillingsOf = ({ slotExposes }: Pick<PageParts, 'slotExposes'>): readonly BootFilling[] => Object.values(slotExposes).flat();

export const exposesOf = (parts: Pick<PageParts, 'pageExpose' | 'slotExposes'>): readonly BootExpose[] => [...(parts.pageExpose ? [parts.pageExpose] : []), ...fillingsOf(parts)];

/** `own`: what the shell shows at the path by itself, null for nothing. */
export function partsOf(routeTable: RouteTable, match: RouteMatch | null, own: OwnView | null, country: Country): PageParts {
  if (own || !match) return { ...NO_SLOTS, match, own: own ?? { kind: 'notFound' }, pageExpose: null };
  const { remote, route } = match;
  return { ...slotsOf(routeTable, route, country), match, own, pageExpose: { remote: remote.name, expose: `./pages/${route.page}`, messages: route.messages } };
}

/** What fills the slots of a route. The page of everybody holds nothing for signed-in readers alone, theirs nothing for visitors. */
function slotsOf(routeTable: RouteTable, route: RouteMatch['route'], country: Country): SlotExposes {
  const unwanted = isPersonal(route) ? 'signed-out' : 'signed-in';
  const all = route.slots.map((slot) => ({ slot, fillers: fillersOf(routeTable, slot, country) }));
  const fillings = all.flatMap(({ slot, fillers }) => {
    const shown = fillers.filter(({ condition }) => condition !== unwanted);
    return shown.length > 0 ? [[slot, shown.map(({ remote, module, messages, condition }) => ({ remote: remote.name, expose: `./slots/${module}`, messages, ...(condition && { condition }) }))] as const] : [];
  });
  return { slotExposes: Object.fromEntries(fillings), moreWhenSignedIn: unwanted === 'signed-in' && all.some(({ fillers }) => fillers.some(({ condition }) => condition === 'signed-in')) };
}
