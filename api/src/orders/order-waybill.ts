/** The waybill of an order: made when it is sent, changed with it, gone when it is cancelled; all within one transaction. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { OrderForm } from '@amberlane/contract/calls/orders';
import { envelopeLines } from '@amberlane/contract/domain/address-rules';
import type { Database } from '../database/tables.ts';
import { foldName } from '../areas/name-fold.ts';
import { insertParties } from '../tracking/parties-repository.ts';
import type { Party, WaybillParties } from '../tracking/party.ts';
import { newWaybillNo } from './order-numbers.ts';

type Tx = Transaction<Database>;

/** Two equal random numbers in a row are a fault of the machine, not chance. */
const TRIES = 3;

export async function createWaybill(db: Tx, accountId: string, form: OrderForm, now: Date): Promise<string> {
  const origin = await placeOf(db, form.senderAddress.countryCode, form.senderAddress.city);
  const destination = await placeOf(db, form.receiverAddress.countryCode, form.receiverAddress.city);
  const facts = { ...waybillFacts(form), origin, destination, upstream: null, latest_code: 'ORDER_CREATED' as const, latest_at: now, created_at: now };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const waybillNo = newWaybillNo(form.receiverAddress.countryCode);
    const taken = await db
      .insertInto('waybill')
      .values({ waybill_no: waybillNo, ...facts })
      .onConflict((conflict) => conflict.column('waybill_no').doNothing())
      .returning('waybill_no')
      .executeTakeFirst();
    if (!taken) continue;
    await db
      .insertInto('track_event')
      .values({
        waybill_no: waybillNo, event_id: randomUUID(), code: 'ORDER_CREATED', reason: null, handover: null, disposal: null, attempt: null,
        place: origin, towards: null, occurred_at: now, received_at: now,
      })
      .execute();
    await insertParties(db, [partiesOf(waybillNo, accountId, form)]);
    return waybillNo;
  }
  throw new Error('no free waybill number was found');
}

/** Another country needs another number; anything else changes the waybill that there is. Gives its number. */
export async function changeWaybill(db: Tx, accountId: string, waybillNo: string, form: OrderForm, now: Date): Promise<string> {
  if (!waybillNo.startsWith(form.receiverAddress.countryCode)) {
    await removeWaybill(db, waybillNo);
    return createWaybill(db, accountId, form, now);
  }
  const origin = await placeOf(db, form.senderAddress.countryCode, form.senderAddress.city);
  const destination = await placeOf(db, form.receiverAddress.countryCode, form.receiverAddress.city);
  await db.updateTable('waybill').set({ ...waybillFacts(form), origin, destination }).where('waybill_no', '=', waybillNo).execute();
  await db.deleteFrom('waybill_parties').where('waybill_no', '=', waybillNo).execute();
  await insertParties(db, [partiesOf(waybillNo, accountId, form)]);
  return waybillNo;
}

export async function removeWaybill(db: Tx, waybillNo: string): Promise<void> {
  await db.deleteFrom('track_event').where('waybill_no', '=', waybillNo).execute();
  await db.deleteFrom('waybill_parties').where('waybill_no', '=', waybillNo).execute();
  await db.deleteFrom('waybill').where('waybill_no', '=', waybillNo).execute();
}

const waybillFacts = (form: OrderForm) => ({
  mall_no: form.mallNo === '' ? null : form.mallNo,
  product: form.expressType,
  weight_grams: form.weightGrams,
  pieces: form.pacNumber,
});

/** The site of a city; the country's main one for a city without one. */
async function placeOf(db: Tx, country: Country, city: string): Promise<string> {
  const rows = await db.selectFrom('place').select(['code', 'names']).where('country', '=', country).orderBy('is_main', 'desc').orderBy('code').execute();
  const wanted = foldName(city);
  const named = rows.find(({ names }) => Object.values(names).some((name) => foldName(name) === wanted));
  const code = (named ?? rows[0])?.code;
  if (code === undefined) throw new Error(`no place in ${country}`);
  return code;
}

function partiesOf(waybillNo: string, accountId: string, form: OrderForm): WaybillParties {
  const { senderAddress, receiverAddress } = form;
  const sender: Party = {
    name: form.sendName, company: form.sendCompany, phone: form.sendPhone, country: senderAddress.countryCode, addressLines: envelopeLines(senderAddress.countryCode, senderAddress),
  };
  const receiver: Party = {
    name: form.acceptName, company: form.acceptCompany, phone: form.acceptPhone, country: receiverAddress.countryCode, addressLines: envelopeLines(receiverAddress.countryCode, receiverAddress),
  };
  return { waybillNo, accountId, sender, receiver, signedBy: null };
}
