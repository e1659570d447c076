import { useIntl, useMarket } from '@amberlane/core';
import { COUNTRIES } from '@amberlane/contract/site';
import type { Choice } from '@amberlane/ui/fields';

/** The countries of the site by their names in the reader's language. */
export function useCountryChoices(): readonly Choice[] {
  const intl = useIntl();
  const { tag } = useMarket();
  return COUNTRIES.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
}
