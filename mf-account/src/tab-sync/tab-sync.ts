/**
 * Tabs of one reader stay in step: a tab that changed something of the account tells the others, which ask for it anew.
 * Only the name of what changed crosses over.
 */
import type { SiteStore } from '@amberlane/core';
import { ACCOUNT_TAGS, accountApi, type AccountTag } from '../api/customer-api.ts';

const CHANNEL = 'amberlane.account';

const openChannel = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Tells the other tabs that something changed. */
export function tellOtherTabs(tag: AccountTag): void {
  const channel = openChannel();
  channel?.postMessage(tag);
  channel?.close();
}

const isTag = (value: unknown): value is AccountTag => ACCOUNT_TAGS.some((tag) => tag === value);
const following = new WeakSet<object>();

/** Follows the other tabs for as long as the store lives; a page of this remote calls it in `setup`. Does nothing on the server. */
export function stayInStep(site: Pick<SiteStore, 'dispatch'>): void {
  if (typeof window === 'undefined' || following.has(site)) return;
  following.add(site);
  openChannel()?.addEventListener('message', ({ data }) => {
    if (isTag(data)) site.dispatch(accountApi.util.invalidateTags([data]));
  });
}

/**
 * For `onQueryStarted` of a mutation: tells the other tabs once it went well.
 *
 *     onQueryStarted: announce('addresses'),
 */
export const announce =
  (tag: AccountTag) =>
  (_request: unknown, { queryFulfilled }: { readonly queryFulfilled: Promise<unknown> }): void => {
    queryFulfilled.then(() => tellOtherTabs(tag), () => undefined);
  };
