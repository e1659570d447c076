/** The first page: what the server rendered is brought to life with the very same builds, data and messages. */
import { createSiteIntl, type CompiledMessages, type PageModule, type SlotModule } from '@amberlane/core';
import { isPersonal } from '../../site/route-guards.ts';
import { exposeKey, type HydrationData, type BootExpose, type BootFilling } from '../../site/hydration-data.ts';
import { loadMessages, loadRemoteExpose, markBroken, type LoadOutcome } from '../remotes/remote-loader.ts';
import { ownView, shownByShell } from './shell-view.ts';
import { failedHead, pendingHead, prepareView, type Preparation, type PreparedView, type SlotViews } from './resolve-view.ts';
import { readNickName } from '../session/reader-session.ts';
import { missingMessage, viewsBySlot, type BrowserSite, type LoadedFilling } from './resolve-in-browser.ts';
import type { ResolvedPage, View } from './resolved-page.ts';

/** What the server could not render waits for the browser's own attempt. */
const isRendered = (boot: HydrationData, expose: BootExpose): boolean => !boot.unrendered.includes(exposeKey(expose));

export interface TakenOver {
  readonly page: ResolvedPage;
  /** The document shows less than it could, or another build's work: the page is resolved once more when React runs. */
  readonly incomplete: boolean;
}

/**
 * Resolves the page that the document shows, exactly as the document shows it. A remote whose code can't be had
 * leaves its HTML as the server made it; one whose last good build has to stand in does so until React runs, since
 * another build's HTML can't be taken over.
 */
export async function takeOver(boot: HydrationData, browser: BrowserSite): Promise<TakenOver> {
  const { market, address, route } = boot;
  const [shellMessages, page, slots] = await Promise.all([
    loadMessages(boot.shell, ['shell'], market.locale),
    boot.page && isRendered(boot, boot.page) ? load<PageModule>(boot, boot.page) : null,
    Promise.all(Object.entries(boot.slots).flatMap(([slot, fillings]) => fillings.map((filling) => loadFilling(boot, slot, filling)))),
  ]);
  const messages = Object.assign({}, shellMessages, page?.ok ? page.loaded.messages : {}, ...slots.map((slot) => slot.messages)) as CompiledMessages;
  const intl = createSiteIntl(market, messages, missingMessage);
  const views = viewsBySlot(slots);
  const bySession = boot.moreWhenSignedIn || slots.some(({ view }) => view.condition !== undefined);
  const base = { href: location.pathname + location.search, market, address, intl, route, country: boot.country, links: { paths: new Set(boot.paths), menu: boot.menu }, bySession };
  const taken = ({ view, slots: shown, head }: PreparedView): TakenOver => ({
    page: { ...base, view, slots: shown, head },
    incomplete: boot.unrendered.length > 0 || (isPersonal(route) && loadsData(view, shown)) || (bySession && readNickName() !== null) || view.kind === 'kept' || Object.values(shown).flat().some(({ kind }) => kind === 'kept'),
  });
  const kept = { view: { kind: 'kept' }, slots: views, head: pendingHead(intl) } as const;
  const own = ownView(address.path, route);
  if (own || !boot.page) return taken(shownByShell(own ?? { kind: 'notFound' }, intl));
  if (!page) return taken({ view: { kind: 'pending' }, slots: views, head: pendingHead(intl) });
  if (!page.ok) return taken({ view: { kind: 'failed', failure: route?.failure ?? 'primary', keepServerHtml: true }, slots: views, head: failedHead(intl) });
  if (!isPinned(boot, boot.page, page.loaded.contentId)) return taken(kept);
  const search = new URLSearchParams(address.search);
  const context = { market, origin: location.origin, path: address.path, params: address.params, search, site: browser.site, intl };
  const source = { remote: boot.page.remote, contentId: page.loaded.contentId };
  try {
    return taken(await prepareView({ module: page.loaded.module, source }, views, context, PREPARED_BY_SERVER));
  } catch (error) {
    markBroken(source.remote, source.contentId, error);
    return taken(kept);
  }
}

/** Whether the page or a part of it loads data before it is shown: a customer's own, which the server leaves to the browser. */
const loadsData = (view: View, slots: SlotViews): boolean =>
  [view, ...Object.values(slots).flat()].some((shown) => (shown.kind === 'page' || shown.kind === 'slot') && shown.module.load !== undefined);

const PREPARED_BY_SERVER: Preparation = {
  loadData: false,
  limit: (work) => work,
  withoutSlot(_name, source, error) {
    markBroken(source.remote, source.contentId, error);
    return { kind: 'kept' };
  },
};

/** The build that the server rendered with, and no other one in its place. */
const isPinned = (boot: HydrationData, { remote: name }: BootExpose, contentId: string): boolean =>
  boot.remotes.some((remote) => remote.name === name && remote.contentId === contentId);

function load<M extends PageModule | SlotModule>(boot: HydrationData, { remote: name, expose, messages }: BootExpose): Promise<LoadOutcome<M>> {
  const remote = boot.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not in the document`);
  return loadRemoteExpose<M>({ remote, expose, bundles: messages, locale: boot.market.locale, reload: false });
}

async function loadFilling(boot: HydrationData, slot: string, filling: BootFilling): Promise<LoadedFilling> {
  const shared = { ...(filling.condition && { condition: filling.condition }) };
  const without = (view: { kind: 'pending' } | { kind: 'kept' } | { kind: 'failed'; keepServerHtml: true }): LoadedFilling => ({ slot, view: { ...shared, ...view }, messages: {} });
  if (!isRendered(boot, filling)) return without({ kind: 'pending' });
  const outcome = await load<SlotModule>(boot, filling);
  if (!outcome.ok) return without({ kind: 'failed', keepServerHtml: true });
  const { module, messages, contentId } = outcome.loaded;
  if (!isPinned(boot, filling, contentId)) return without({ kind: 'kept' });
  return { slot, view: { ...shared, kind: 'slot', module, source: { remote: filling.remote, contentId } }, messages };
}
