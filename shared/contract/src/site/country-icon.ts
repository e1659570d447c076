import type { Country } from './markets.ts';

/** Folder of the icons that `iconWeb` names, on the API and, through its proxy, on the site. */
export const COUNTRY_ICON_PATH = '/v1/api/country/icon/';

/** Address of the icon of a country (spec §3 `iconWeb`). */
export const countryIconPath = (country: Country): string => `${COUNTRY_ICON_PATH}${country.toLowerCase()}.svg`;
