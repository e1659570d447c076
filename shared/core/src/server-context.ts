/** What a remote's module is given that runs on the shell server and shows nothing: a store of its own, without a reader. */
import type { Market } from '@amberlane/contract/site';
import type { SiteStore } from './site-store.ts';

export interface ServerContext {
  readonly market: Market;
  readonly site: SiteStore;
}
