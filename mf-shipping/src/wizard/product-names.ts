/** Products by the messages that name them and say what they are good for. */
import type { PricedProduct } from '@amberlane/contract/domain';

interface ProductName {
  readonly code: PricedProduct;
  readonly name: string;
}

export const PRODUCT_NAMES = [
  { code: 'smallParcel', name: 'ship.product.smallParcel' },
  { code: 'specialLine', name: 'ship.product.specialLine' },
  { code: 'localDelivery', name: 'ship.product.localDelivery' },
] as const satisfies readonly ProductName[];
