import { useMarket } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { cheapestFirst } from './price-change.ts';
import { toPriceRequest } from './to-request.ts';
import { NO_REQUEST } from './use-price.ts';
import type { WizardValues } from './values.ts';
import { wizardCalls, type Quote } from './wizard-calls.ts';

interface FirstKilogram {
  /** The lowest price of one kilogram on the chosen way; null before it is known. */
  readonly quote: Quote | null;
  /** Nobody has a rate for this way. */
  readonly noRate: boolean;
}

/** What the chosen way costs for one kilogram, asked only until a weight is typed. */
export function useFirstKilogram(values: WizardValues): FirstKilogram {
  const { locale } = useMarket();
  const request = values.weightGrams === '' ? toPriceRequest({ ...values, weightGrams: '1' }) : null;
  const { currentData, error } = wizardCalls.useWizardPricesQuery({ request: request ?? NO_REQUEST, locale, round: 0 }, { skip: request === null });
  if (request === null) return { quote: null, noRate: false };
  return { quote: cheapestFirst(currentData?.quotes ?? [])[0] ?? null, noRate: error !== undefined && 'code' in error && error.code === ERROR.NO_RATE };
}
