import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';

/** Below prices in the currency of the reader’s country: that they are rounded; nothing in China. */
export function ApproximateNote() {
  const currency = currencyOf(useMarket().country);
  return currency === 'CNY' ? null : <FormattedMessage id="content.approximate" values={{ currency: <bdi key="currency">{currency}</bdi> }} />;
}
