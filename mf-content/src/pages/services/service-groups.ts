/** The ten services in three groups, each with its page, picture, and the products whose days it takes. */
import type { Product } from '@amberlane/contract/domain';
import { scenes, type ServicePicture } from '@amberlane/ui/pictures';
import type { NeighbourPage } from '../../related-pages/related-page-list.ts';

interface Service {
  readonly page: NeighbourPage;
  readonly picture: ServicePicture;
  /** The page is about the whole group: here it is named for what it tells, since the group has its name. */
  readonly overview?: boolean;
  /** Absent: lasts as long as the goods are stored. */
  readonly transit?: readonly Product[];
}

interface ServiceGroup {
  readonly id: 'international' | 'warehouse' | 'local';
  /** Address of the group's picture. */
  readonly scene: string;
  readonly services: readonly Service[];
}

export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    id: 'international',
    scene: scenes.plane,
    services: [
      { page: 'product/intl-straight', picture: 'international', overview: true, transit: ['smallParcel', 'specialLine'] },
      { page: 'product/intl-straight-small', picture: 'smallParcel', transit: ['smallParcel'] },
      { page: 'product/intl-straight-special', picture: 'specialLine', transit: ['specialLine'] },
    ],
  },
  {
    id: 'warehouse',
    scene: scenes.shelves,
    services: [
      { page: 'product/warehouse-head', picture: 'inbound', transit: ['warehouseInbound'] },
      { page: 'product/warehouse-delivery', picture: 'fulfilment', transit: ['warehouseFulfilment'] },
      { page: 'product/warehouse', picture: 'warehouse', overview: true },
      { page: 'product/warehouse-promise', picture: 'guarantee' },
    ],
  },
  {
    id: 'local',
    scene: scenes.truck,
    services: [
      { page: 'product/express', picture: 'local', overview: true, transit: ['localDelivery'] },
      { page: 'product/express-standard', picture: 'standardExpress', transit: ['localDelivery'] },
      { page: 'product/express-large', picture: 'partLoad', transit: ['localDelivery'] },
    ],
  },
];
