/** The form after a country was chosen: what belongs to the old one goes, the rest stays. Pure. */
import { isCountry } from '@amberlane/contract/site';
import { addressIn, type WizardValues } from './values.ts';

export function withCountry(values: WizardValues, side: 'sender' | 'recipient', chosen: string): WizardValues {
  const country = isCountry(chosen) ? chosen : '';
  // Products differ between local and international orders; the price chooses anew.
  const priced = { expressType: '', quoteId: '', seenTotal: '', seenFor: '' };
  if (side === 'recipient') return { ...values, ...priced, receiverAddress: addressIn(values.receiverAddress, country), receiverNationalId: '' };
  return { ...values, ...priced, senderAddress: addressIn(values.senderAddress, country), pickupAddress: addressIn(values.pickupAddress, country), siteCode: '' };
}
