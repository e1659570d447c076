/** States of a delivery, without the schemas of its calls. */
import type { DeliveryState } from '@amberlane/contract/calls/webhooks';

export type { DeliveryState };
export const DELIVERY_STATES = ['pending', 'held', 'delivered', 'dead'] as const satisfies readonly DeliveryState[];
