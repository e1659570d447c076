import type { PRICED_PRODUCTS } from '@amberlane/contract/domain/business-rules';

/** Message that names a product. */
export const PRODUCT_NAME = {
  smallParcel: 'order.product.smallParcel',
  specialLine: 'order.product.specialLine',
  localDelivery: 'order.product.localDelivery',
} as const satisfies Record<(typeof PRICED_PRODUCTS)[number], string>;
