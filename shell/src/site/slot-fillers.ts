/** What fills a slot in a country, in order. */
import type { Country } from '@amberlane/contract/site';
import type { RouteTable, SiteRemote, SiteSlot } from './route-table.ts';
import { existsIn } from './site-menu.ts';

export interface SlotFiller extends SiteSlot {
  readonly remote: SiteRemote;
}

/** By declared order; equal ones in the order of the remotes' names. Whether the reader is signed in is not looked at. */
export const fillersOf = ({ remotes }: RouteTable, slot: string, country: Country): readonly SlotFiller[] =>
  remotes
    .flatMap((remote) => remote.slots.filter((filler) => filler.slot === slot && existsIn(filler, country)).map((filler) => ({ ...filler, remote })))
    .sort((one, other) => one.order - other.order || (one.remote.name < other.remote.name ? -1 : 1));
