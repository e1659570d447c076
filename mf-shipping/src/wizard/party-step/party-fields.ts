/** The names of one side's fields in the form. */
import type { Side } from '../from-order.ts';
import type { TextName, WizardValues } from '../values.ts';
import { withCountry } from '../with-country.ts';

interface PartyNames {
  readonly name: TextName;
  readonly localName: TextName;
  readonly phone: TextName;
  readonly company: TextName;
  readonly email: TextName;
  readonly address: 'senderAddress' | 'receiverAddress';
  readonly save: 'saveSender' | 'saveRecipient';
}

export const PARTY: Readonly<Record<Side, PartyNames>> = {
  sender: { name: 'sendName', localName: 'sendLocalName', phone: 'sendPhone', company: 'sendCompany', email: 'sendEmail', address: 'senderAddress', save: 'saveSender' },
  recipient: { name: 'acceptName', localName: 'acceptLocalName', phone: 'acceptPhone', company: 'acceptCompany', email: 'acceptEmail', address: 'receiverAddress', save: 'saveRecipient' },
};

/** Fields of a pasted address; '' for what the text does not name. */
export interface PastedFields {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly phone2?: string;
  readonly email?: string;
  /** `countryCode` where the text names a country. */
  readonly address: Readonly<Partial<Record<string, string>>>;
}

/** One side with what was pasted; what the text does not name stays. */
export function withPasted(values: WizardValues, side: Side, { name, phone, phone2 = '', email = '', address: { countryCode, ...address } }: PastedFields): WizardValues {
  const names = PARTY[side];
  const there = countryCode === undefined || countryCode === values[names.address].countryCode ? values : withCountry(values, side, countryCode);
  const before = there[names.address];
  const named = Object.fromEntries(Object.entries(address).filter(([field, value]) => Object.hasOwn(before, field) && value !== undefined && value !== ''));
  return {
    ...there,
    ...(name && { [names.name]: name }),
    ...(phone && { [names.phone]: phone }),
    ...(email && { [names.email]: email }),
    ...(phone2 && side === 'recipient' && { acceptPhone2: phone2 }),
    [names.address]: { ...before, ...named },
  };
}
