/** Tabs of one customer show the same orders. */
import { tabSync } from '@amberlane/core/tab-sync';
import { ORDER_TAGS, shippingApi } from './shipping-api.ts';

export const { stayInStep, announce } = tabSync('mf-shipping', shippingApi, ORDER_TAGS);
