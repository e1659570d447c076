/** The ways parcels take: where they are collected, through which hubs they fly, where they arrive. Place codes. */
import type { Country } from '@amberlane/contract/site';

export interface Collection {
  /** Where the sender is. */
  readonly city: string;
  /** The nearest city with a service point that takes parcels. */
  readonly dropOff: string;
  readonly hub: string;
  /** Airport of departure. */
  readonly gateway: string;
}

/** The sorting centres of China are in Guangzhou and Yiwu, which feeds Guangzhou: the same as on the map of service points. */
export const COLLECTIONS: readonly Collection[] = [
  { city: 'CN-CAN', dropOff: 'CN-CAN', hub: 'CN-CAN', gateway: 'CN-CAN' },
  { city: 'CN-FOS', dropOff: 'CN-CAN', hub: 'CN-CAN', gateway: 'CN-CAN' },
  { city: 'CN-SZX', dropOff: 'CN-SZX', hub: 'CN-CAN', gateway: 'CN-CAN' },
  { city: 'CN-DGG', dropOff: 'CN-SZX', hub: 'CN-CAN', gateway: 'CN-CAN' },
  { city: 'CN-YIW', dropOff: 'CN-YIW', hub: 'CN-YIW', gateway: 'CN-CAN' },
  { city: 'CN-HGH', dropOff: 'CN-YIW', hub: 'CN-YIW', gateway: 'CN-CAN' },
  { city: 'CN-SHA', dropOff: 'CN-YIW', hub: 'CN-YIW', gateway: 'CN-CAN' },
];

export type LaneCountry = Exclude<Country, 'CN'>;

export interface Arrival {
  readonly gateway: string;
  /** Hubs on the way, of which one list is flown; empty is a direct flight. */
  readonly via: readonly (readonly string[])[];
  /** Cities of delivery; the first are the most frequent. */
  readonly cities: readonly string[];
}

export const ARRIVALS: Readonly<Record<LaneCountry, Arrival>> = {
  NG: { gateway: 'NG-LOS', via: [['AE-DXB'], ['TR-IST'], ['EG-CAI']], cities: ['NG-IKJ', 'NG-LOS', 'NG-ABV', 'NG-KAN', 'NG-PHC', 'NG-IBA'] },
  GH: { gateway: 'GH-ACC', via: [['AE-DXB', 'NG-LOS'], ['TR-IST']], cities: ['GH-ACC', 'GH-TEM', 'GH-KMS', 'GH-TML'] },
  KE: { gateway: 'KE-NBO', via: [['AE-DXB'], []], cities: ['KE-NBO', 'KE-MBA', 'KE-KIS', 'KE-NUU'] },
  UG: { gateway: 'UG-EBB', via: [['AE-DXB'], ['AE-DXB', 'KE-NBO']], cities: ['UG-KLA', 'UG-JIN', 'UG-EBB'] },
  MA: { gateway: 'MA-CAS', via: [['TR-IST'], ['AE-DXB']], cities: ['MA-CAS', 'MA-RBA', 'MA-RAK', 'MA-TNG'] },
  EG: { gateway: 'EG-CAI', via: [['AE-DXB'], []], cities: ['EG-CAI', 'EG-GIZ', 'EG-ALY', 'EG-MAN'] },
  SA: { gateway: 'SA-RUH', via: [[], ['AE-DXB']], cities: ['SA-RUH', 'SA-JED', 'SA-DMM', 'SA-MED'] },
  AE: { gateway: 'AE-DXB', via: [[]], cities: ['AE-DXB', 'AE-AUH', 'AE-SHJ'] },
  PK: { gateway: 'PK-KHI', via: [[], ['AE-DXB']], cities: ['PK-KHI', 'PK-LHE', 'PK-ISB', 'PK-LYP'] },
  TR: { gateway: 'TR-IST', via: [[], ['AE-DXB']], cities: ['TR-IST', 'TR-ANK', 'TR-IZM'] },
};

/** Hours in the air, either way. */
const FLIGHT_HOURS: Readonly<Record<string, number>> = {
  'AE-DXB CN': 8.5, 'CN EG-CAI': 11, 'CN KE-NBO': 11.5, 'CN PK-KHI': 6.5, 'CN SA-RUH': 9.5, 'CN TR-IST': 11.5,
  'AE-DXB EG-CAI': 4, 'AE-DXB KE-NBO': 5, 'AE-DXB MA-CAS': 8, 'AE-DXB NG-LOS': 8, 'AE-DXB PK-KHI': 2, 'AE-DXB SA-RUH': 2,
  'AE-DXB TR-IST': 5, 'AE-DXB UG-EBB': 5.5, 'EG-CAI NG-LOS': 5.5, 'GH-ACC NG-LOS': 1, 'GH-ACC TR-IST': 7.5,
  'KE-NBO UG-EBB': 1.2, 'MA-CAS TR-IST': 5, 'NG-LOS TR-IST': 7,
};

/** Hours of the flight between two gateways. Throws a RangeError for a pair that nobody flies. */
export function flightHours(from: string, to: string): number {
  const ends = [from, to].map((code) => (code.startsWith('CN-') ? 'CN' : code)).sort();
  const hours = FLIGHT_HOURS[ends.join(' ')];
  if (hours === undefined) throw new RangeError(`no flight between ${from} and ${to}`);
  return hours;
}
