/**
 * Opening hours of the staffed service points: those of the country (spec §9). Where Friday prayer parts the day, Friday has
 * a pause; where Ramadan turns the day around, the evening is open instead.
 */
import type { Country } from '@amberlane/contract/site';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import { STARTING_COUNTRIES } from '../countries/country-data.ts';

interface SiteHours {
  readonly hours: readonly HoursRow[];
  /** null where Ramadan changes nothing. */
  readonly ramadan: readonly HoursRow[] | null;
}

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const ALL_BUT_FRIDAY = [1, 2, 3, 4, 6, 7];
const FRIDAY = [5];

/** 9:00–17:00 every day, with a pause at noon on Friday. */
const FRIDAY_PAUSE: readonly HoursRow[] = [
  { days: ALL_BUT_FRIDAY, from: '09:00', to: '17:00' },
  { days: FRIDAY, from: '09:00', to: '11:30' },
  { days: FRIDAY, from: '13:30', to: '17:00' },
];

const SPECIAL: Readonly<Partial<Record<Country, SiteHours>>> = {
  MA: {
    hours: [{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '21:00' }],
    ramadan: [{ days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '17:00' }],
  },
  EG: { hours: FRIDAY_PAUSE, ramadan: [{ days: DAILY, from: '10:00', to: '15:00' }, { days: DAILY, from: '20:00', to: '23:00' }] },
  SA: { hours: FRIDAY_PAUSE, ramadan: [{ days: ALL_BUT_FRIDAY, from: '10:00', to: '15:00' }, { days: DAILY, from: '21:00', to: '01:00' }] },
  AE: { hours: FRIDAY_PAUSE, ramadan: [{ days: ALL_BUT_FRIDAY, from: '09:00', to: '15:00' }, { days: DAILY, from: '20:00', to: '23:00' }] },
  PK: {
    hours: [
      { days: [1, 2, 3, 4], from: '09:30', to: '18:00' },
      { days: FRIDAY, from: '09:30', to: '12:30' },
      { days: FRIDAY, from: '14:30', to: '18:00' },
      { days: [6], from: '09:30', to: '13:30' },
    ],
    ramadan: [
      { days: [1, 2, 3, 4], from: '09:00', to: '15:00' },
      { days: FRIDAY, from: '09:00', to: '12:30' },
      { days: [6], from: '09:00', to: '13:00' },
    ],
  },
};

const hoursOf = (country: Country): SiteHours =>
  SPECIAL[country] ?? { hours: STARTING_COUNTRIES.find(({ code }) => code === country)?.hours ?? [], ramadan: null };

export const SITE_HOURS: Readonly<Record<Country, SiteHours>> = {
  MA: hoursOf('MA'), GH: hoursOf('GH'), NG: hoursOf('NG'), KE: hoursOf('KE'), UG: hoursOf('UG'), CN: hoursOf('CN'),
  EG: hoursOf('EG'), PK: hoursOf('PK'), SA: hoursOf('SA'), AE: hoursOf('AE'), TR: hoursOf('TR'),
};
