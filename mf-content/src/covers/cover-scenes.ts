/** Scene of an article by the name of its cover. */
import type { ArticleCover } from '@amberlane/contract/calls/articles';
import { scenes } from '@amberlane/ui/pictures';

export const COVER_SCENES: Readonly<Record<ArticleCover, string>> = {
  address: scenes.handover,
  battery: scenes.pack,
  calendar: scenes.hub,
  cash: scenes.phone,
  crescent: scenes.crescent,
  doorbell: scenes.market,
  'flag-day': scenes.team,
  lantern: scenes.lanterns,
  map: scenes.truck,
  network: scenes.port,
  plane: scenes.plane,
  receipt: scenes.desk,
  scale: scenes.shelves,
  shield: scenes.warning,
  stamp: scenes.customs,
  storefront: scenes.shop,
  warehouse: scenes.shelves,
};

/** The scene of that name, packing for one that nobody drew. */
export const sceneOf = (name: string): string => Object.entries(COVER_SCENES).find(([known]) => known === name)?.[1] ?? scenes.pack;
