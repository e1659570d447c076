/** The page of an order that goes abroad, opened for its tests. */
import { render, screen, within } from '@testing-library/react';
import { getSysDictList } from '@amberlane/contract/calls/dictionaries';
import { getOrder, type OrderDetail } from '@amberlane/contract/calls/orders';
import { expressTrackDetails } from '@amberlane/contract/calls/tracking';
import { answer, type AnswersByPath } from '@amberlane/testing/test-transport';
import intlPage from '../src/pages/intlorder-detail/page.tsx';
import { orderOf } from './sample-orders.ts';
import { trackedOrder } from './sample-tracking.ts';
import { shippingOnSite } from './shipping-site.ts';

export const PATH = 'express/intlorder-detail';

export const answersFor = (order: OrderDetail): AnswersByPath => ({
  [getOrder.path]: answer(getOrder, () => order),
  [expressTrackDetails.path]: answer(expressTrackDetails, () => trackedOrder()),
  [getSysDictList.path]: answer(getSysDictList, () => ({ INTL_GOODS_TYPE: [{ type: 'INTL_GOODS_TYPE' as const, dictCode: 'GENERAL', dictName: 'General goods', sort: 1 }], PICKUP_TIME: [{ type: 'PICKUP_TIME' as const, dictCode: 'MORNING', dictName: '09:00–12:00', sort: 1 }] })),
});

export async function open(order: OrderDetail = orderOf(), answers: AnswersByPath = {}, more: Parameters<typeof shippingOnSite>[1] = {}) {
  const site = shippingOnSite(intlPage, { answers: { ...answersFor(order), ...answers }, ...more });
  render(await site.open(`${PATH}?id=${order.id}`));
  return site;
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** What stands beside the name of a fact. */
export const fact = (name: string): string => screen.getByText(name).nextElementSibling?.textContent ?? '';
