/** The links of the chain in the order of the way (spec §1 "Services described"). */
import { icons, type IconDrawing } from '@amberlane/ui';

/** Ids are those of the sections in `content/resolve`. */
export const CHAIN_LINKS = ['trucking', 'air', 'sea', 'customs', 'storage', 'lastmile', 'platform'] as const;
export type ChainLink = (typeof CHAIN_LINKS)[number];

export const isChainLink = (id: string): id is ChainLink => CHAIN_LINKS.some((link) => link === id);

interface LinkFacts {
  readonly icon: IconDrawing;
  /** Page that says more. */
  readonly page: string;
}

export const LINK_FACTS: Readonly<Record<ChainLink, LinkFacts>> = {
  trucking: { icon: icons.truck, page: 'service/first-delivery' },
  air: { icon: icons.plane, page: 'product/intl-straight' },
  sea: { icon: icons.ship, page: 'product/warehouse-head' },
  customs: { icon: icons.customs, page: 'service/industry#customs' },
  storage: { icon: icons.warehouse, page: 'product/warehouse' },
  lastmile: { icon: icons.rider, page: 'product/express' },
  platform: { icon: icons.code, page: 'service/access' },
};

/** Which links the example customers use. */
export const CASES = {
  seller: ['air', 'customs', 'lastmile', 'platform'],
  importer: ['trucking', 'sea', 'customs', 'lastmile'],
  stock: ['trucking', 'sea', 'customs', 'storage', 'lastmile', 'platform'],
} as const satisfies Readonly<Record<string, readonly ChainLink[]>>;
