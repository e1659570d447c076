/** The API of this remote with the tags that its tabs share. */
import { remoteApi } from '@amberlane/core/remote-api';

/** Lists of orders, and single orders with their tracking. What changes one is told to the other tabs (`tab-sync.ts`). */
export const ORDER_TAGS = ['orders', 'order'] as const;

export const shippingApi = remoteApi('mf-shipping', ORDER_TAGS);
