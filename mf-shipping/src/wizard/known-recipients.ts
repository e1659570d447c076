import type { WizardState } from './use-wizard.ts';
import type { BookEntry } from './wizard-calls.ts';

/** As many as stand in a line or two. */
const MOST = 3;

/** The first recipients of the address book to whom such a shipment can go, the usual one on top. Pure. */
export function knownRecipients({ book, kind, values }: Pick<WizardState, 'book' | 'kind' | 'values'>): readonly BookEntry[] {
  const from = values.senderAddress.countryCode;
  return book
    .filter(({ address, defaultSender }) => !defaultSender && (address.countryCode === from) === (kind === 'local'))
    .sort((a, b) => Number(b.defaultReceiver) - Number(a.defaultReceiver))
    .slice(0, MOST);
}
