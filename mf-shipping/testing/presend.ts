/** Warehouses, agreement and pre-sent orders for tests. */
import { addInternationalOrder, type websitePageList } from '@amberlane/contract/calls/orders';
import type { orderAgreement } from '@amberlane/contract/calls/agreement';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { SiteList } from '@amberlane/contract/calls/service-points';
import { ORDER_STATUSES, operationsOf, type OrderStatus } from '@amberlane/contract/domain/order-states';

const hub = (siteCode: string, cityName: string, localAddress: string): SiteList['list'][number] => ({
  siteCode, siteName: `${cityName} hub`, type: 'hub', countryCode: 'CN', lat: 23.16, lng: 113.27, closedForGood: false, provinceCode: 'CN-GD', provinceName: 'Guangdong', cityCode: 'CN-GD-CAN', cityName, areaCode: null, areaName: null,
  address: '18 Yuncheng East Road, Baiyun, Guangzhou', localAddress, landmark: '', localLandmark: null, phone: '+8613123456789', email: 'hub@amberlane.example', services: ['DROP_OFF'], timeZone: 'Asia/Shanghai',
  hours: [], ramadanHours: null, closures: [], openNow: true, changesAt: null, distanceMetres: null,
});

const list = [hub('CN-CAN-01', 'Guangzhou', '广东省广州市白云区云城东路18号'), hub('CN-YIW-01', 'Yiwu', '浙江省义乌市宾王路1号')];
export const HUBS: SiteList = { list, total: list.length, pageNum: 1, pageSize: 100, asOf: '2026-11-20T08:00:00.000Z', place: null, elsewhere: null, suggestion: null };

export const AGREEMENT: ReplyOf<typeof orderAgreement> = {
  version: '2026-11', effectiveDate: '2026-11-24', language: 'en', countdownSeconds: 10, title: 'Shipping agreement', preamble: 'We carry your parcel.', sections: [{ id: 'liability', title: 'Liability', paragraphs: ['Up to CNY 300.'] }],
};

const AT = '2026-11-20T08:00:00.000Z';
const noCounts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>;

export function announcedPage(statuses: readonly OrderStatus[]): ReplyOf<typeof websitePageList> {
  const rows = statuses.map((status, index) => ({
    id: `order-${index}`, orderNo: `AL-2026-000${index}`, tradeNo: `T${index}`, waybillNo: null, kind: 'international' as const, status, expressStatus: null, customsReason: null, orderTime: AT, updatedAt: AT, version: 1,
    operations: [...operationsOf(status)], referencePrice: null, total: null, heavy: false, expressType: 'smallParcel' as const, acceptName: 'Adaeze Okafor', acceptCountry: 'NG' as const, acceptCity: 'Ikeja', pacNumber: 1,
    weightGrams: 9_400, mallNo: '', sendName: 'Zhang San', sendCountry: 'CN' as const, sendCity: 'Guangzhou', goodsName: 'Cordless drill', goodsCount: 1, cod: null, presend: true, domesticTransOrder: `SF${index}`, decideBy: null, expected: null, lastPlace: '', failedAttempts: null,
  }));
  return { list: rows, total: rows.length, pageNum: 1, pageSize: 10, counts: noCounts, waiting: 0, nextCursor: '' };
}

/** What the API answers to an announcement; `sent` is the body of the call. */
export function announcedOrder(sent: unknown): ReplyOf<typeof addInternationalOrder> {
  const { draft: _draft, ...form } = addInternationalOrder.request.parse(sent);
  return {
    id: 'order-9', orderNo: 'AL-2026-0009', tradeNo: 'T9', waybillNo: 'AML000000009NG', kind: 'international', status: 'SUBMITTED', expressStatus: null, customsReason: null, orderTime: AT, updatedAt: AT, version: 1, operations: [...operationsOf('SUBMITTED')],
    referencePrice: { amount: 67_000, currency: 'CNY' }, total: null, heavy: false, acceptCountry: 'NG', form, price: null,
  };
}
