/** The services that compare, in three groups, each with its page, its days and what prices it; and the pages that explain a group. */
import { parcelLimits, transitDays, type PricedProduct, type TransitDays } from '@amberlane/contract/domain';
import type { ServicePicture } from '@amberlane/ui/pictures';
import { storedDays } from '../../warehouse/stored-days.ts';
import type { NeighbourPage } from '../../related-pages/related-page-list.ts';

export interface Service {
  readonly page: NeighbourPage;
  readonly picture: ServicePicture;
  /** Working days on a day (ISO date). */
  readonly days: (day: string) => TransitDays;
  /** These are the days by air, where goods travel by sea too. */
  readonly isByAir?: boolean;
  /** The heaviest shipment is that of this product; absent: an offer names it. */
  readonly limited?: PricedProduct;
  /** Prices are those of this product; absent: an offer names them. */
  readonly priced?: PricedProduct;
}

interface ServiceGroup {
  readonly id: 'international' | 'warehouse' | 'local';
  readonly services: readonly Service[];
  /** Pages about the whole group. */
  readonly about: readonly NeighbourPage[];
}

export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    id: 'international',
    services: [
      { page: 'product/intl-straight-small', picture: 'smallParcel', days: (day) => transitDays('smallParcel', day), limited: 'smallParcel', priced: 'smallParcel' },
      { page: 'product/intl-straight-special', picture: 'specialLine', days: (day) => transitDays('specialLine', day), limited: 'specialLine', priced: 'specialLine' },
    ],
    about: ['product/intl-straight'],
  },
  {
    id: 'warehouse',
    services: [
      { page: 'product/warehouse-head', picture: 'inbound', days: (day) => transitDays('warehouseInbound', day), isByAir: true },
      { page: 'product/warehouse-delivery', picture: 'fulfilment', days: storedDays },
    ],
    about: ['product/warehouse', 'product/warehouse-promise'],
  },
  {
    id: 'local',
    services: [
      { page: 'product/express-standard', picture: 'standardExpress', days: (day) => transitDays('localDelivery', day), limited: 'localDelivery', priced: 'localDelivery' },
      { page: 'product/express-large', picture: 'partLoad', days: (day) => transitDays('localDelivery', day), limited: 'specialLine' },
    ],
    about: ['product/express'],
  },
];

const GRAMS = 1000;

/** Heaviest shipment of a product on a day, kilograms. */
export const heaviestKg = (product: PricedProduct, day: string): number => parcelLimits(product, day).maxWaybillGrams / GRAMS;
