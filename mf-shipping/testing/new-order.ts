/** Orders for browser tests: sent by the customer who is signed in, by the API itself and not by the form. */
import type { Page } from '@playwright/test';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { addOrder, type OrderDetail } from '@amberlane/contract/calls/orders';
import { callAs } from '@amberlane/testing/customers';
import { formOf } from './sample-orders.ts';

/** Version of the agreement that is in force; the mock API takes any. */
async function agreementVersion(page: Page, isolated: string | null): Promise<string> {
  if (isolated !== null) return '2026-01';
  const answer = await page.request.get(orderAgreement.path, { headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
  return ((await answer.json()) as { data: { version: string } }).data.version;
}

/** Sends an order from Guangzhou to Accra; `more` replaces fields of its form. `isolated` as the fixture says. */
export async function newOrder(page: Page, isolated: string | null, more: Readonly<Record<string, unknown>> = {}): Promise<OrderDetail> {
  const form = formOf({ localShipWay: 'SELF_DELIVERY', pickupDate: null, agreementVersion: await agreementVersion(page, isolated), ...more });
  const answer = await callAs(page, addOrder.path, { ...form, draft: false });
  return ((await answer.json()) as { data: OrderDetail }).data;
}
