import { COUNTRIES, type Country } from '@amberlane/contract/site';

/** Countries that pre-sent packages go to: all but the one that they are sent from. */
export const DESTINATIONS: readonly Country[] = COUNTRIES.filter((country) => country !== 'CN');
