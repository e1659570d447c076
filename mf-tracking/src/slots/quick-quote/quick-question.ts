/** What the box of other pages asks: a parcel of general goods, from where goods are sent abroad. As the price page would; its rules are left to the API. Pure. */
import type { Country, Locale } from '@amberlane/contract/site';
import { gramsOf } from '@amberlane/ui/fields';
import type { PriceQuestion } from '../../api/quote-api.ts';
import type { RateCities } from '../../api/rates-api.ts';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { usualOrigin } from '../../quote/usual-origin.ts';

/** What stands in the fields. */
export interface TypedParcel {
  /** Code of a city. */
  readonly destination: string;
  /** Kilograms, as typed. */
  readonly weight: string;
}

/** Grams; the most that the call takes. */
const MOST_GRAMS = 10_000_000;

/** Fills in what the call has as a usual value too, so that the price page finds the same question. */
const USUAL_PARCEL = { pacNumber: 1, goodsType: 'GENERAL', branded: false, phones: false, purpose: 'ecommerce', receiverType: 'individual' } as const;

/** null while the fields say too little. */
export function quickQuestion({ destination, weight }: TypedParcel, { origins, destinations }: RateCities, locale: Locale): PriceQuestion | null {
  const [from, to] = [usualOrigin(origins), destinations.find(({ code }) => code === destination)];
  const weightGrams = gramsOf(weight.trim());
  if (!from || !to || weightGrams === null || weightGrams === 0 || weightGrams > MOST_GRAMS) return null;
  return { ...USUAL_PARCEL, weightGrams, origin: endOf(from), destination: endOf(to), ...shownIn(to.country), locale };
}

const endOf = ({ country, code }: { readonly country: Country; readonly code: string }) => ({ country, city: code });

/** The price in the money of the destination beside ours. */
function shownIn(country: Country): Pick<PriceQuestion, 'displayCurrency'> {
  const displayCurrency = currencyOf(country);
  return displayCurrency === 'CNY' ? {} : { displayCurrency };
}
