/** Orders of the list, in the words of the contract (`ORDER_SORTS`), which a page does not load for four words. */
import type { ORDER_SORTS } from '@amberlane/contract/calls/orders';

export type OrderSorting = (typeof ORDER_SORTS)[number];

export const ORDER_SORTINGS = ['newest', 'oldest', 'updated', 'priceDown'] as const satisfies typeof ORDER_SORTS;
