/**
 * Tabs of one reader stay in step: a tab that changed something tells the others, which ask for it anew. Only the tags
 * of what changed cross over. No part of the federated core: a build brings its own, as it brings its own endpoints.
 */
import type { SiteStore } from '@amberlane/core';

interface TaggedApi<Tag extends string> {
  readonly util: { readonly invalidateTags: (tags: Tag[]) => Parameters<SiteStore['dispatch']>[0] };
}

/** Both ends of a tab: what a channel sends, it does not hear itself. */
const channels = new Map<string, BroadcastChannel>();

function channelOf(name: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = channels.get(name) ?? new BroadcastChannel(name);
  channels.set(name, channel);
  return channel;
}

/**
 * `name`: the remote; each has a channel of its own, as each has tags of its own. `tags`: those that may cross over.
 *
 *     export const { stayInStep, announce } = tabSync('mf-offices', officesApi, OFFICE_TAGS);
 */
export function tabSync<const Tag extends string>(name: `mf-${string}`, api: TaggedApi<Tag>, tags: readonly Tag[]) {
  const following = new WeakSet<object>();
  const isTag = (value: unknown): value is Tag => tags.some((tag) => tag === value);

  return {
    /** Follows the other tabs for as long as the store lives; a page calls it in `setup`. Does nothing on the server. */
    stayInStep(site: Pick<SiteStore, 'dispatch'>): void {
      if (typeof window === 'undefined' || following.has(site)) return;
      following.add(site);
      channelOf(name)?.addEventListener('message', ({ data }) => {
        const changed = Array.isArray(data) ? data.filter(isTag) : [];
        if (changed.length > 0) site.dispatch(api.util.invalidateTags(changed));
      });
    },
    /** For `onQueryStarted` of a mutation, `announce('addresses')`: tells the other tabs once it went well. */
    announce:
      (...changed: readonly Tag[]) =>
      (_request: unknown, { queryFulfilled }: { readonly queryFulfilled: Promise<unknown> }): void => {
        queryFulfilled.then(() => channelOf(name)?.postMessage(changed), () => undefined);
      },
  };
}
