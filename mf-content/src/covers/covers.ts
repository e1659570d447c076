/** Cover of an article by its name on the wire. An operator may write a name that no drawing has yet. */
import type { ArticleCover } from '@amberlane/contract/calls/articles';
import { drawings, type DrawingParts } from '@amberlane/ui';
import { address, battery, calendar, cash, crescent, doorbell, flagDay, lantern, map, network, receipt, shield, stamp } from './cover-drawings.ts';

const { parcel, plane, scale, shop, warehouse } = drawings;

export const COVERS: Readonly<Record<ArticleCover, DrawingParts>> = {
  address, battery, calendar, cash, crescent, doorbell, 'flag-day': flagDay, lantern, map, network, plane, receipt, scale, shield, stamp,
  storefront: shop,
  warehouse,
};

/** The drawing of that name, a parcel for one that nobody drew. */
export const coverOf = (name: string): DrawingParts => Object.entries(COVERS).find(([known]) => known === name)?.[1] ?? parcel;
