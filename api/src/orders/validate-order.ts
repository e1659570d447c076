/** What only the server can judge of an order: numbering plans, identity numbers, days, dictionaries, codes of places. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { readNationalId } from '@amberlane/contract/domain/national-id';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { OrderForm } from '@amberlane/contract/calls/orders';
import { placeCodeFaults } from '../address-book/place-codes.ts';
import { AGREEMENT_VERSION } from '../agreement/agreement.ts';
import type { Database } from '../database/tables.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { ApiError } from '../api-error.ts';
import { readContactNumber } from '../countries/contact-number.ts';
import { addDays, localDay } from '../tracking/working-days.ts';

/** A courier can be asked for so many days ahead. */
const PICKUP_DAYS = 14;

/** The form as it is kept: phones in E.164. Throws {@link ApiError} VALIDATION that names every field. */
export async function judgeOrder(db: Kysely<Database>, form: OrderForm, now: Date): Promise<OrderForm> {
  const { senderAddress, receiverAddress } = form;
  const faults: FieldFault[] = [];
  const phone = (field: 'sendPhone' | 'acceptPhone' | 'acceptPhone2', country: Country): string => {
    const number = readContactNumber(form[field], country);
    if (number === null) faults.push({ field, code: 'phone', params: {} });
    return number ?? '';
  };
  const sendPhone = phone('sendPhone', senderAddress.countryCode);
  const acceptPhone = phone('acceptPhone', receiverAddress.countryCode);
  const acceptPhone2 = form.acceptPhone2 === '' ? '' : phone('acceptPhone2', receiverAddress.countryCode);
  if (sendPhone !== '' && sendPhone === acceptPhone && form.sendName === form.acceptName) faults.push({ field: 'acceptName', code: 'sameAddress', params: {} });
  const receiverNationalId = form.receiverNationalId === '' ? '' : readNationalId(receiverAddress.countryCode, form.receiverNationalId);
  if (receiverNationalId === null) faults.push({ field: 'receiverNationalId', code: 'nationalId', params: {} });
  if (form.agreementVersion !== AGREEMENT_VERSION) faults.push({ field: 'agreementVersion', code: 'agreement', params: {} });
  if (form.pickupDate !== null && !isPickupDay(form.pickupDate, senderAddress.countryCode, now)) faults.push({ field: 'pickupDate', code: 'date', params: {} });
  if (form.pickupTime !== '' && !(await isKnownTime(db, form.pickupTime))) faults.push({ field: 'pickupTime', code: 'choice', params: {} });
  faults.push(...(await placeCodeFaults(db, senderAddress, 'senderAddress')), ...(await placeCodeFaults(db, receiverAddress, 'receiverAddress')));
  if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
  return { ...form, sendPhone, acceptPhone, acceptPhone2, receiverNationalId: receiverNationalId ?? '' };
}

/** From today to two weeks ahead, where the courier is. */
function isPickupDay(day: string, country: Country, now: Date): boolean {
  const today = localDay(now, COUNTRY_TIME_ZONE[country]);
  return day >= today && day <= addDays(today, PICKUP_DAYS);
}

const isKnownTime = async (db: Kysely<Database>, code: string): Promise<boolean> => (await entriesOf(db, ['PICKUP_TIME'])).some((entry) => entry.code === code);
