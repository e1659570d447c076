/** Service points for tests. */
import type { PointDetails } from '../src/api/points-api.ts';

/** An open shop in Accra, with what a test says otherwise. */
export const servicePoint = (changes: Partial<PointDetails> = {}): PointDetails => ({
  siteCode: 'GH-ACC-01', siteName: 'Osu shop', type: 'shop', countryCode: 'GH', lat: 5.556, lng: -.182, closedForGood: false,
  provinceCode: 'GH-AA', provinceName: 'Greater Accra', cityCode: 'GH-AA-ACC', cityName: 'Accra', areaCode: null, areaName: null,
  address: '14 Oxford Street, Osu', localAddress: null, landmark: 'Opposite the bank', localLandmark: null,
  phone: '+233 20 000 0200', email: 'gh-acc-01@amberlane.example', services: ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT'],
  timeZone: 'Africa/Accra', hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }], ramadanHours: null, closures: [],
  openNow: true, changesAt: '2026-11-20T17:30:00.000Z', distanceMetres: null, asOf: '2026-11-20T10:30:00.000Z', otherName: null,
  ...changes,
});
