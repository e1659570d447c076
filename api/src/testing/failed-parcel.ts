/** Parcels for tests of what follows a failed delivery: rows of a waybill, its events, its parties and its order. */
import { randomUUID } from 'node:crypto';
import type { EventCode, EventReason } from '@amberlane/contract/calls/tracking';
import { orderDraft } from '@amberlane/contract/calls/orders';
import type { Money } from '@amberlane/contract/domain/money';
import type { KeptPrice } from '../database/tables/orders.ts';
import { newWaybillNo } from '../orders/order-numbers.ts';
import { insertParties } from '../tracking/parties-repository.ts';
import type { Country } from '@amberlane/contract/site';
import { orderForm } from './order-form.ts';
import type { TestApi } from './test-api.ts';

export interface FailedParcel {
  readonly waybillNo: string;
  readonly orderId: string;
  /** Adds an event and moves the parcel's state. */
  readonly scan: (code: EventCode, at: string, carries?: { readonly reason?: EventReason; readonly attempt?: number; readonly place?: string }) => Promise<void>;
}

interface Facts {
  readonly accountId: string;
  readonly destination?: string;
  readonly phone?: string;
  readonly acceptEmail?: string;
  readonly city?: string;
  readonly cod?: Money | null;
  readonly price?: KeptPrice;
}

/** A parcel of the customer on its way; its recipient's phone ends in 0143 unless said. */
export async function parcelOnItsWay({ database: { db } }: TestApi, { accountId, destination = 'GH-ACC', phone = '+233245550143', acceptEmail = '', city, cod = null, price }: Facts): Promise<FailedParcel> {
  const country = destination.slice(0, 2) as Country;
  const waybillNo = newWaybillNo(country);
  const created = new Date('2026-01-01T00:00:00Z');
  const base = orderForm();
  const address = country === 'GH' ? base.receiverAddress : { countryCode: country, province: '', city: city ?? '', street: '1 Main Street' };
  const form = orderDraft.parse({ ...base, receiverAddress: address, acceptEmail, cod });
  await db
    .insertInto('waybill')
    .values({
      waybill_no: waybillNo, mall_no: null, product: 'smallParcel', origin: 'CN-CAN', destination, weight_grams: 900, pieces: 1, upstream: null, latest_code: 'ORDER_CREATED', latest_at: created, created_at: created,
    })
    .execute();
  const party = { name: 'Akosua Mensah', company: '', phone, country, addressLines: ['12 Cocoa Lane', 'Accra'] };
  await db.transaction().execute((tx) => insertParties(tx, [{ waybillNo, accountId, sender: { ...party, name: 'Lin Xiaolan', country: 'CN' }, receiver: party, signedBy: null }]));
  const orderId = randomUUID();
  await db
    .insertInto('customer_order')
    .values({
      id: orderId, account_id: accountId, order_no: `AL${orderId}`, trade_no: `T${orderId}`, waybill_no: waybillNo, kind: 'international', stage: 'SUBMITTED', form: JSON.stringify(form), accept_country: country, search: '',
      reference_price: price ? JSON.stringify(price.total) : null, price: price ? JSON.stringify(price) : null, version: 1, created_at: created, updated_at: created, deleted_at: null,
    })
    .execute();
  const scan: FailedParcel['scan'] = async (code, at, { reason = null, attempt = null, place = destination } = {}) => {
    const when = new Date(at);
    await db
      .insertInto('track_event')
      .values({ waybill_no: waybillNo, event_id: randomUUID(), code, reason, handover: null, disposal: null, attempt, place, towards: null, site: null, occurred_at: when, received_at: when })
      .execute();
    await db.updateTable('waybill').set({ latest_code: code, latest_at: when }).where('waybill_no', '=', waybillNo).execute();
  };
  await scan('ORDER_CREATED', created.toISOString(), { place: 'CN-CAN' });
  return { waybillNo, orderId, scan };
}
