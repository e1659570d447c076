import { FormattedMessage, useMarket } from '@amberlane/core';

/** Whether statistics and maps of others load in the reader's country: readers of Türkiye alone are asked for consent (spec §4), elsewhere they load only for those who agreed there. */
export function CookieLoading() {
  const { country } = useMarket();
  const id = country === 'TR' ? 'privacy.loaded.asked' : 'privacy.loaded.never';
  return (
    <p>
      <FormattedMessage id={id} values={{ place: <FormattedMessage key="place" id={`content.country.${country}`} /> }} />
    </p>
  );
}
