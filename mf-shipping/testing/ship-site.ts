/** The form of a shipment on the site, for unit tests: with an account that keeps orders as the API does, and a network that can be cut. */
import type { PageModule } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { getCustomer } from '@amberlane/contract/calls/accounts';
import { addAddress, getAddress, searchAddresses, type AddressEntry } from '@amberlane/contract/calls/address-book';
import { addOrder, editOrder, getOrder, orderDraft, websitePageList, type OrderDetail, type OrderDraft } from '@amberlane/contract/calls/orders';
import { quoteCalc, type Quote } from '@amberlane/contract/calls/quotes';
import { address } from '@amberlane/contract/calls/address';
import { listSites, type SiteList } from '@amberlane/contract/calls/service-points';
import { operationsOf, ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { everyPage } from '@amberlane/testing/mock-api/every-page';
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { pageOnSite, type PageOnSite, type SiteOptions } from '@amberlane/testing/render-page';
import { refusal, type AskedCall } from '@amberlane/testing/test-transport';
import { serveWizard } from './mock-api/wizard.ts';
import declaration from '../remote.config.ts';

type Customer = ReplyOf<typeof getCustomer>;

export const LIHUA: Customer = {
  userId: 'account-1', userName: 'chen@example.com', userPin: 'pin-1', nickName: 'Chen', email: 'chen@example.com', phone: null, countryCode: 'CN', locale: 'en', passwordSet: true, passwordPolicy: 'strong',
  profile: {
    title: '', familyName: 'Jing', firstName: 'Chen', companyName: 'Lihua Lighting', companyAddress: '', contactPhone: '+8613123456789',
    provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', district: '', street: '',
  },
};

export const FOSHAN = address.parse({ countryCode: 'CN', province: 'Guangdong', city: 'Guangzhou', area: 'Baiyun', street: '18 Guiping Road', postcode: '510000', localAddress: '桂平路18号' });
export const RIYADH = address.parse({ countryCode: 'SA', shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', street: 'King Fahd Road' });

const entry = (id: string, more: Partial<AddressEntry>): AddressEntry => ({
  id, name: 'Chen Jing', localName: '', company: 'Lihua Lighting', mobile: '+8613123456789', email: '', address: FOSHAN, defaultSender: false, defaultReceiver: false, version: 1, ...more,
});
export const BOOK: readonly AddressEntry[] = [
  entry('sender-1', { defaultSender: true }),
  entry('noura', { name: 'Noura Al-Harbi', company: '', mobile: '+966512345678', address: RIYADH }),
];

/** A whole order abroad, ready to be sent but for the agreement. */
export const WHOLE: OrderDraft = orderDraft.parse({
  customerType: 'BUSINESS', customerStatus: 'REGULAR', shipmentMode: 'SINGLE', serviceTypes: ['COMMON_PACKAGE'], localShipWay: 'DOOR_PICKUP', pickupTime: 'ANY',
  sendName: 'Chen Jing', sendPhone: '+8613123456789', senderAddress: FOSHAN, acceptName: 'Noura Al-Harbi', acceptPhone: '+966512345678', receiverAddress: RIYADH,
  weightGrams: 12_000, goods: [{ goodsType: 'GENERAL', goodsNameEn: 'Pendant lamp, steel', goodsNameCn: '钢制吊灯', quantity: 6, unitPrice: 12_000 }], expressType: 'specialLine',
});

const city = (code: string, country: 'CN' | 'SA') => ({ code, name: code, country, remote: false });

/** A price of so many fen, which holds for so many minutes. */
export const quoteOf = (total: number, { product = 'specialLine', minutes = 30 }: { readonly product?: Quote['product']; readonly minutes?: number } = {}): Quote => ({
  quoteId: `${product}.${total}.${minutes}`, validUntil: new Date(Date.now() + minutes * 60_000).toISOString(), product, origin: city('CN-CAN', 'CN'), destination: city('SA-RUH', 'SA'), assumedCity: false,
  chargeable: { actualGrams: 12_000, volumeGrams: null, measuredCm: null, pieces: 1, volumeDivisor: 6_000, minimumGrams: 1_000, stepGrams: 500, chargeableGrams: 12_000, wonBy: 'actual', text: '12 kg are charged' },
  transit: { from: 4, to: 8 },
  lines: [{ code: 'FREIGHT_FIRST', ruleId: 'rate.1', label: 'Freight', basis: 'chargeableWeight', quantity: 12_000, unit: 'gram', unitSize: 12_000, rate: total, amount: total, currency: 'CNY', original: null }],
  total: { amount: total, currency: 'CNY' }, display: null, remarks: [], notes: [], rules: [], day: '2026-11-20', estimate: 'Estimate',
});

interface ShipAccount {
  readonly orders: Map<string, OrderDetail>;
  /** Answers of the price, the first one first; the last one stays. */
  prices: (readonly Quote[] | Response)[];
  /** Called before an order is saved: an answer of its own. */
  onSave: ((request: AskedCall['request']) => Response | undefined) | null;
  /** Loses the answer of the next saving that is accepted. */
  loseAnswer: boolean;
  /** The answer of an accepted saving comes only after it. */
  answerAfter: Promise<void> | null;
}

const detailOf = (id: string, form: OrderDraft, status: OrderStatus, version: number): OrderDetail => ({
  id, orderNo: `O-${id}`, tradeNo: `T-${id}`, waybillNo: status === 'DRAFT' ? null : 'SA673401955282', kind: form.senderAddress?.countryCode === form.receiverAddress?.countryCode ? 'local' : 'international',
  status, expressStatus: null, customsReason: null, orderTime: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z', version, operations: [...operationsOf(status)],
  referencePrice: status === 'DRAFT' ? null : { amount: 66_000, currency: 'CNY' }, total: null, heavy: false, acceptCountry: form.receiverAddress?.countryCode ?? null, form, price: null,
});

export interface ShipSite extends PageOnSite {
  readonly account: ShipAccount;
  /** Puts an order onto the account. */
  readonly keep: (id: string, form: OrderDraft, status?: OrderStatus, version?: number) => void;
  readonly saved: () => readonly AskedCall[];
}

interface ShipOptions extends Pick<SiteOptions, 'market' | 'slots' | 'lateSlots' | 'store'> {
  readonly book?: readonly AddressEntry[];
  /** Service points; without them their call fails. */
  readonly sites?: SiteList;
}

const countsOf = (orders: readonly OrderDetail[]) => Object.fromEntries(ORDER_STATUSES.map((status) => [status, orders.filter((order) => order.status === status).length])) as Record<OrderStatus, number>;

export function shipOnSite(page: PageModule, options: ShipOptions = {}): ShipSite {
  const account: ShipAccount = { orders: new Map(), prices: [[quoteOf(66_000)]], onSave: null, loseAnswer: false, answerAfter: null };
  const keep = (id: string, form: OrderDraft, status: OrderStatus = 'DRAFT', version = 1): void => void account.orders.set(id, detailOf(id, form, status, version));
  const save = (request: AskedCall['request']): unknown => {
    const own = account.onSave?.(request);
    if (own) return own;
    const id = String(request['id']);
    const before = account.orders.get(id);
    if (!before) return refusal(ERROR.NOT_FOUND, 'Not found', 404);
    if (before.version !== request['version']) return refusal(ERROR.CONFLICT, 'Changed meanwhile', 409, [{ field: 'acceptName', code: 'changed', message: 'Changed' }]);
    keep(id, orderDraft.parse(request), request['draft'] === true ? 'DRAFT' : 'SUBMITTED', before.version + 1);
    if (account.loseAnswer) {
      account.loseAnswer = false;
      throw new TypeError('network');
    }
    const order = account.orders.get(id);
    return account.answerAfter?.then(() => order) ?? order;
  };
  const { book = BOOK, sites, ...more } = options;
  const answers: Readonly<Record<string, (request: AskedCall['request']) => unknown>> = {
    [getCustomer.path]: () => LIHUA,
    [searchAddresses.path]: () => ({ total: book.length, pageNum: 1, pageSize: 50, list: book }),
    [getAddress.path]: ({ id }) => book.find((one) => one.id === id),
    [addAddress.path]: ({ keepDuplicate: _keep, ...content }) => ({ ...content, id: 'new-entry', version: 1 }),
    [websitePageList.path]: ({ status }) => ({
      total: 0, pageNum: 1, pageSize: 2, counts: countsOf([...account.orders.values()]), waiting: 0, nextCursor: '',
      list: [...account.orders.values()].filter((order) => status === undefined || order.status === status).map((order) => ({
        ...order, expressType: order.form.expressType, acceptName: order.form.acceptName, acceptCity: order.form.receiverAddress?.city ?? '', pacNumber: order.form.pacNumber, weightGrams: order.form.weightGrams,
        mallNo: '', sendName: order.form.sendName, sendCountry: order.form.senderAddress?.countryCode ?? null, sendCity: order.form.senderAddress?.city ?? '', goodsName: order.form.goods[0]?.goodsNameEn ?? '', goodsCount: order.form.goods.length, cod: null, presend: false, domesticTransOrder: '', decideBy: null, expected: null, lastPlace: '', failedAttempts: null,
      })),
    }),
    ...(sites && { [listSites.path]: () => sites }),
    [addOrder.path]: () => {
      const id = `order-${account.orders.size + 1}`;
      keep(id, orderDraft.parse({}));
      return account.orders.get(id);
    },
    [getOrder.path]: ({ id }) => account.orders.get(String(id)) ?? refusal(ERROR.NOT_FOUND, 'Not found', 404),
    [quoteCalc.path]: () => {
      const [first] = account.prices;
      if (account.prices.length > 1) account.prices.shift();
      return first instanceof Response ? first.clone() : { quotes: first, refused: [] };
    },
  };
  const editPath = editOrder.path.replace('{id}', '');
  const isEdit = (path: string): boolean => path.startsWith(editPath.slice(0, editPath.indexOf('//'))) && path.endsWith('/editWebsiteOrder');
  const site = pageOnSite(page, {
    remote: declaration,
    market: { country: 'CN', locale: 'en' },
    nickName: 'Chen',
    retryDelay: () => null,
    mockApi: [everyPage, defineMockApi({ serve: (routes) => serveWizard(routes) })],
    answer: ({ path, request }) => (isEdit(path) ? save({ ...request, id: decodeURIComponent(path.split('/').at(-2) ?? '') }) : answers[path]?.(request)),
    ...more,
  });
  return Object.assign(site, { account, keep, saved: () => site.asked.filter(({ path }) => isEdit(path)) });
}
