/** From a loaded page module to a resolved page: setup, validity, data, head. Same on the server and in the browser. */
import type { IntlShape, PageContext, PageHead, PageModule } from '@amberlane/core';
import { shownByShell } from './shell-view.ts';
import type { SlotView, View, ViewSource } from './resolved-page.ts';

export interface LoadedView {
  readonly module: PageModule;
  readonly source: ViewSource;
}

export type SlotViews = Readonly<Record<string, readonly SlotView[]>>;

export interface Preparation {
  /** False when the store already holds what the server loaded. */
  readonly loadData: boolean;
  /** Bounds the time of one loader; rejects when it takes too long. */
  readonly limit: <T>(work: Promise<T>) => Promise<T>;
  /** What stands in for a slot that threw; the page itself goes on. */
  readonly withoutSlot: (name: string, source: ViewSource, error: unknown) => SlotView;
}

export interface PreparedView {
  readonly view: View;
  readonly slots: SlotViews;
  readonly head: PageHead;
}

/** Prepares a page and the slots on it. A page that throws, or whose loader rejects, is at fault itself: that is passed on. */
export async function prepareView(page: LoadedView, slots: SlotViews, context: PageContext, preparation: Preparation): Promise<PreparedView> {
  const { module } = page;
  module.setup?.(context.site);
  if (module.valid && !module.valid(context)) return shownByShell({ kind: 'notFound' }, context.intl);
  const [prepared] = await Promise.all([
    prepareSlots(slots, context, preparation),
    preparation.loadData && module.load ? preparation.limit(module.load(context)) : undefined,
  ]);
  // What the answer says may make it no page: an article that nobody wrote.
  if (module.valid && !module.valid(context)) return shownByShell({ kind: 'notFound' }, context.intl);
  return { view: { kind: 'page', ...page }, slots: prepared, head: module.head(context) };
}

/** What fills the slots, ready to be shown: their setup and data. Never rejects for a filling's sake. */
export async function prepareSlots(slots: SlotViews, context: PageContext, { loadData, limit, withoutSlot }: Preparation): Promise<SlotViews> {
  const prepare = async (name: string, slot: SlotView): Promise<SlotView> => {
    if (slot.kind !== 'slot') return slot;
    try {
      slot.module.setup?.(context.site);
      if (loadData && slot.module.load) await limit(slot.module.load(context));
      return slot;
    } catch (error) {
      return { ...(slot.condition && { condition: slot.condition }), ...withoutSlot(name, slot.source, error) };
    }
  };
  const prepared = await Promise.all(Object.entries(slots).map(async ([name, fillings]) => [name, await Promise.all(fillings.map((slot) => prepare(name, slot)))] as const));
  return Object.fromEntries(prepared);
}

export const failedHead = (intl: IntlShape): PageHead => ({
  title: intl.formatMessage({ id: 'shell.remoteError.title' }),
  description: intl.formatMessage({ id: 'shell.remoteError.message' }),
  noindex: true,
});

/** Until the browser has tried what the server could not render. */
export const pendingHead = (intl: IntlShape): PageHead => ({
  title: intl.formatMessage({ id: 'shell.name' }),
  description: intl.formatMessage({ id: 'shell.tagline' }),
  noindex: true,
});
