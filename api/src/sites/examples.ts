/** A service point as the documentation shows it. */

export const MAP_POINT = {
  siteCode: 'NG-LOS-01', siteName: 'Oregun sorting centre', type: 'hub', countryCode: 'NG', lat: 6.5985, lng: 3.364, closedForGood: false,
};

export const SERVICE_POINT = {
  ...MAP_POINT,
  provinceCode: 'NG-LA', provinceName: 'Lagos', cityCode: 'NG-LA-IKJ', cityName: 'Ikeja', areaCode: 'NG-LA-IKJ-04', areaName: 'Oregun',
  address: 'Plot 42, Kudirat Abiola Way, Oregun', localAddress: null,
  landmark: 'Opposite the Oregun bus stop', localLandmark: null,
  phone: '+234 700 000 0200', email: 'ng-los-01@amberlane.example',
  services: ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT', 'PACKAGING', 'FORKLIFT', 'RETURNS'],
  timeZone: 'Africa/Lagos',
  hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }],
  ramadanHours: null, closures: [],
  openNow: true, changesAt: '2026-11-20T16:30:00.000Z',
  distanceMetres: 1555,
};
