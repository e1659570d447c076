/** What outlives a page of this remote: the form on its way from one page to the other, the price that was seen, special goods. */
import { createSlice, type PayloadAction } from '@amberlane/core';
import type { Country, Locale } from '@amberlane/contract/site';
import type { Money } from '@amberlane/contract/domain/money';
import type { CarriedForm } from '../wizard/start.ts';
import type { SpecialItem } from '../wizard/wizard-calls.ts';

/** A quote in the words of the one who saw it (spec §3 "quote description of an order"). */
export interface QuoteDescription {
  readonly quoteId: string;
  readonly product: string;
  readonly total: Money;
  /** UTC instant. */
  readonly validUntil: string;
  /** Working days. */
  readonly transit: { readonly from: number; readonly to: number };
}

/** Special goods by destination (spec §3 "list of special pre-send items"), in the language they came in. */
interface SpecialItems {
  readonly country: Country;
  readonly locale: Locale;
  readonly list: readonly SpecialItem[];
}

export interface ShippingState {
  readonly quote: QuoteDescription | null;
  readonly specialItems: SpecialItems | null;
  /** The form, between the page for local orders and the one for orders abroad. */
  readonly carried: CarriedForm | null;
}

export const shippingSlice = createSlice({
  name: 'shipping',
  initialState: (): ShippingState => ({ quote: null, specialItems: null, carried: null }),
  reducers: {
    quoted: (state, { payload }: PayloadAction<QuoteDescription | null>) => ({ ...state, quote: payload }),
    specialItemsLoaded: (state, { payload }: PayloadAction<SpecialItems>) => ({ ...state, specialItems: payload }),
    carried: (state, { payload }: PayloadAction<CarriedForm | null>) => ({ ...state, carried: payload }),
  },
});

export const { quoted, specialItemsLoaded, carried } = shippingSlice.actions;

interface WithShipping {
  readonly shipping: ShippingState;
}
export const selectQuote = ({ shipping }: WithShipping): QuoteDescription | null => shipping.quote;
export const selectCarried = ({ shipping }: WithShipping): CarriedForm | null => shipping.carried;
export const selectSpecialItems = ({ shipping }: WithShipping): SpecialItems | null => shipping.specialItems;
