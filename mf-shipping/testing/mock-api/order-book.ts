/** Orders of one customer in the mock API: two dozen from the start, or as many as a list ever holds. */
import { completeWaybillNo } from '@amberlane/contract/domain';
import { statusOfScan } from '@amberlane/contract/domain/order-states';
import type { OrderDetail } from '@amberlane/contract/calls/orders';
import { ACCRA, formOf, KUMASI, LAGOS, orderOf, RIYADH } from '../sample-orders.ts';

export interface KeptOrder {
  readonly order: OrderDetail;
  /** When it was removed from the lists, ms; null while it is there. */
  readonly removedAt: number | null;
}
/** By id, newest first. */
export type OrderBook = Map<string, KeptOrder>;

const DAY_MS = 86_400_000;
/** How many orders a customer of the scenario `many` has. */
const MANY = 50_000;

type Sketch = Partial<Omit<OrderDetail, 'form'>> & { readonly form?: Readonly<Record<string, unknown>> };

/** Waybill numbers are those that the mock API of tracking knows, each with its story. */
const NAMED: readonly Sketch[] = [
  { status: 'IN_TRANSIT', waybillNo: 'SA673401955282', expressStatus: 'ATTEMPT_FAILED', form: { acceptName: 'Noura Al-Harbi', acceptLocalName: 'نورة الحربي', acceptPhone: '+966505550142', receiverAddress: RIYADH } },
  { status: 'IN_TRANSIT', waybillNo: 'PK918203744566', expressStatus: 'CUSTOMS_HELD', form: { acceptName: 'Imran Siddiqui', acceptPhone: '+923015550142', receiverAddress: { countryCode: 'PK', province: 'Sindh', city: 'Karachi', area: 'Clifton', street: '8 Khayaban-e-Iqbal', postcode: '75600' } } },
  { status: 'IN_TRANSIT', waybillNo: 'GH520938177409', expressStatus: 'DEPARTED_AIR' },
  { status: 'IN_TRANSIT', waybillNo: 'KE301746622950', expressStatus: 'DEPARTED_AIR', form: { acceptName: 'Wanjiku Stores', acceptPhone: '+254712555014', receiverAddress: { countryCode: 'KE', province: 'Nairobi', city: 'Nairobi', area: 'Westlands', street: '3 Mpaka Road' }, cod: { amount: 16_666, currency: 'CNY' } } },
  { status: 'SUBMITTED', waybillNo: 'AE730182649501', expressStatus: 'ORDER_CREATED', form: { acceptName: 'Al Noor Trading', acceptPhone: '+971505550142', receiverAddress: { countryCode: 'AE', province: 'Dubai', city: 'Dubai', area: 'Deira', street: 'Al Rigga Road', makani: '30132 95320' } } },
  { status: 'SUBMITTED', waybillNo: 'EG884210937716', expressStatus: 'ORDER_CREATED', form: { acceptName: 'Omar Hassan', acceptPhone: '+201005550142', receiverAddress: { countryCode: 'EG', province: 'Cairo', city: 'Cairo', area: 'Zamalek', street: '26 July Street' }, weightGrams: 120_000, pacNumber: 4 } },
  { status: 'ACCEPTED', waybillNo: 'UG614009283756', expressStatus: 'PICKUP_SCHEDULED', form: { acceptName: 'Sarah Nakato', acceptPhone: '+256705550142', receiverAddress: { countryCode: 'UG', province: 'Central', city: 'Kampala', area: 'Kololo', street: '5 Acacia Avenue' } } },
  { status: 'DRAFT', waybillNo: null, expressStatus: null, form: { acceptName: 'Kwame Mensah', step: 'goods', agreementVersion: '', goods: [] } },
  { status: 'DRAFT', waybillNo: null, expressStatus: null, form: { acceptName: '', acceptPhone: '', receiverAddress: null, step: 'receiver', agreementVersion: '', goods: [], expressType: null, weightGrams: null } },
  { status: 'DELIVERED', waybillNo: 'NG407183529669', expressStatus: 'DELIVERED', form: { acceptName: 'Adaeze Okafor', acceptPhone: '+2348035550142', receiverAddress: LAGOS } },
  { status: 'DELIVERED', waybillNo: 'MA250918463370', expressStatus: 'DELIVERED', form: { acceptName: 'Youssef Alami', acceptPhone: '+212612345678', receiverAddress: { countryCode: 'MA', province: 'Casablanca-Settat', city: 'Casablanca', area: 'Maârif', street: '14 rue Abou Zaid', postcode: '20100' } } },
  { status: 'SUBMITTED', waybillNo: null, expressStatus: 'ORDER_CREATED', form: { sendName: 'Kofi Boateng', sendLocalName: '', sendPhone: '+233241234567', senderAddress: ACCRA, acceptName: 'Akua Owusu', receiverAddress: KUMASI, expressType: 'localDelivery', localShipWay: 'SELF_DELIVERY', pickupDate: null } },
  { status: 'SUBMITTED', waybillNo: null, expressStatus: null, form: { presend: true, domesticTransOrder: 'SF1234567890123' } },
  { status: 'RETURNED', waybillNo: null, expressStatus: 'RETURNED_TO_WAREHOUSE' },
  { status: 'CANCELLED', waybillNo: null, expressStatus: null },
];
/** Delivered orders below the named ones: the list has a second page. */
const OLDER = 12;

const numbered = (index: number): { readonly id: string; readonly orderNo: string; readonly tradeNo: string } => ({
  id: `mock-order-${index + 1}`, orderNo: `A-${String(100_000 - index).padStart(6, '0')}`, tradeNo: `T-${String(100_000 - index)}`,
});

const waybillAt = (index: number): string => completeWaybillNo('GH', `9900${String(index).padStart(7, '0')}`);

/** `index` counts from the newest. */
function orderAt(index: number, { form, ...sketch }: Sketch, now: Date): KeptOrder {
  const at = new Date(now.getTime() - index * (DAY_MS / 3)).toISOString();
  const order = orderOf({ ...numbered(index), orderTime: at, updatedAt: at, version: 1, form: formOf(form), ...sketch });
  const needsNumber = order.waybillNo === null && order.status !== 'DRAFT' && order.status !== 'CANCELLED';
  return { order: needsNumber ? { ...order, waybillNo: waybillAt(index) } : order, removedAt: null };
}

const bookOf = (entries: readonly KeptOrder[]): OrderBook => new Map(entries.map((entry) => [entry.order.id, entry]));

const delivered: Sketch = { status: 'DELIVERED', waybillNo: null, expressStatus: 'DELIVERED' };

export const startingBook = (now: Date): OrderBook => bookOf([...NAMED, ...Array.from({ length: OLDER }, () => delivered)].map((sketch, index) => orderAt(index, sketch, now)));

/** As many orders as the largest shops have; they share their form, so that they fit into memory. */
export function manyOrders(now: Date): OrderBook {
  const form = formOf();
  const scans = ['ORDER_CREATED', 'PICKED_UP', 'DEPARTED_AIR', 'DELIVERED', 'DELIVERED'] as const;
  return bookOf(
    Array.from({ length: MANY }, (_, index) => {
      const expressStatus = scans[index % scans.length] ?? 'DELIVERED';
      const at = new Date(now.getTime() - index * 600_000).toISOString();
      return { order: orderOf({ ...numbered(index), form, status: statusOfScan(expressStatus), expressStatus, waybillNo: waybillAt(index), orderTime: at, updatedAt: at }), removedAt: null };
    }),
  );
}
