import { useMarket } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { Country } from '@amberlane/contract/site';
import { knownRecipients } from './known-recipients.ts';
import { cheapestFirst } from './price-change.ts';
import { toPriceRequest } from './to-request.ts';
import { NO_REQUEST } from './use-price.ts';
import type { WizardState } from './use-wizard.ts';
import { wizardCalls, type Quote } from './wizard-calls.ts';

interface FirstKilogram {
  /** What each service asks for one kilogram on the way, the cheapest first; none before that is known. */
  readonly quotes: readonly Quote[];
  /** Where it goes; '' while there is no way. */
  readonly to: Country | '';
  /** No destination is chosen: it is the way to the usual recipient. */
  readonly isExample: boolean;
  /** Nobody has a rate for this way. */
  readonly noRate: boolean;
}

/** International services leave from here: from elsewhere an example would be a way that nobody has a rate for. */
const LANE_START: Country = 'CN';

/** What the chosen way costs for one kilogram, or else, from China, that to the usual recipient; asked only until a weight is typed. */
export function useFirstKilogram(wizard: Pick<WizardState, 'book' | 'kind' | 'values'>): FirstKilogram {
  const { values } = wizard;
  const { locale } = useMarket();
  const chosen = values.receiverAddress.countryCode;
  const to = chosen || (values.senderAddress.countryCode === LANE_START ? (knownRecipients(wizard)[0]?.address.countryCode ?? '') : '');
  const request = values.weightGrams === '' && to !== '' ? toPriceRequest({ ...values, receiverAddress: { ...values.receiverAddress, countryCode: to }, weightGrams: '1' }) : null;
  const { currentData, error } = wizardCalls.useWizardPricesQuery({ request: request ?? NO_REQUEST, locale, round: 0 }, { skip: request === null });
  const isExample = chosen === '';
  if (request === null) return { quotes: [], to, isExample, noRate: false };
  return { quotes: cheapestFirst(currentData?.quotes ?? []), to, isExample, noRate: !isExample && error !== undefined && 'code' in error && error.code === ERROR.NO_RATE };
}
