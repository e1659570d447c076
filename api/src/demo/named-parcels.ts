/**
 * The waybills with names that tests, documentation and screenshots rely on. Each history is told in local
 * wall-clock times, counted back from the last day on which its newest event can already have happened, so it never
 * lies in the future and is never older than two days.
 */
import type { EventCode, TrackEvent } from '@amberlane/contract/calls/tracking';
import { addDays } from '@amberlane/contract/domain/working-days';
import { instantAt, localDay } from '../tracking/wall-clock.ts';
import type { DemoHistory, DemoEvent } from './demo-history.ts';
import { demoPlace } from './journey.ts';

/** Days before the newest event, local time, place, code; then what the code carries. */
type Line = readonly [daysBefore: number, time: string, place: string, code: EventCode, carries?: Carries];
type Carries = Partial<Pick<TrackEvent, 'reason' | 'handover' | 'attempt'>> & { readonly towards?: string };

interface Told {
  readonly waybillNo: string;
  readonly mallNo: string;
  readonly product: DemoHistory['product'];
  readonly origin: string;
  readonly destination: string;
  readonly weightGrams: number;
  readonly pieces: number;
  /** The partner network that alone knows this parcel does not answer, or has not answered yet. */
  readonly upstream?: 'failing' | 'pending';
  /** Whole days that the newest event lies back at least. */
  readonly age: number;
  /** Newest last. */
  readonly lines: readonly Line[];
}

const TOLD: readonly Told[] = [
  {
    waybillNo: 'NG407183529669',
    mallNo: 'SHOP-100142',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'NG-IKJ',
    weightGrams: 860,
    pieces: 1,
    age: 1,
    lines: [
      [9, '10:05', 'CN-CAN', 'ORDER_CREATED'],
      [8, '11:20', 'CN-CAN', 'PICKED_UP'],
      [8, '16:45', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [7, '09:10', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [7, '18:30', 'CN-CAN', 'EXPORT_RELEASED'],
      [6, '01:15', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
      [6, '11:40', 'AE-DXB', 'TRANSIT_HUB'],
      [5, '07:55', 'AE-DXB', 'DEPARTED_AIR', { towards: 'NG-LOS' }],
      [5, '14:20', 'NG-LOS', 'ARRIVED_COUNTRY'],
      [4, '09:30', 'NG-LOS', 'IMPORT_CUSTOMS'],
      [3, '15:10', 'NG-LOS', 'CUSTOMS_RELEASED'],
      [2, '08:40', 'NG-LOS', 'DEST_HUB_IN'],
      [1, '07:15', 'NG-LOS', 'DEST_HUB_OUT', { towards: 'NG-IKJ' }],
      [1, '09:50', 'NG-IKJ', 'AT_DELIVERY_SITE'],
      [0, '09:05', 'NG-IKJ', 'OUT_FOR_DELIVERY'],
      [0, '16:31', 'NG-IKJ', 'DELIVERED', { handover: 'RECEIVER' }],
    ],
  },
  {
    waybillNo: 'GH520938177409',
    mallNo: 'SHOP-100143',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'GH-ACC',
    weightGrams: 1400,
    pieces: 1,
    age: 0,
    lines: [
      [4, '20:40', 'CN-FOS', 'ORDER_CREATED'],
      [3, '11:03', 'CN-FOS', 'PICKED_UP'],
      [3, '15:12', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [3, '19:40', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [2, '02:20', 'CN-CAN', 'EXPORT_RELEASED'],
      [2, '08:55', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
      [1, '13:30', 'AE-DXB', 'TRANSIT_HUB'],
      [1, '22:05', 'AE-DXB', 'DEPARTED_AIR', { towards: 'NG-LOS' }],
      [0, '06:10', 'NG-LOS', 'TRANSIT_HUB'],
      [0, '09:42', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }],
    ],
  },
  {
    waybillNo: 'PK918203744566',
    mallNo: 'SHOP-100144',
    product: 'smallParcel',
    origin: 'CN-YIW',
    destination: 'PK-KHI',
    weightGrams: 2300,
    pieces: 1,
    age: 0,
    lines: [
      [6, '14:15', 'CN-YIW', 'ORDER_CREATED'],
      [6, '17:30', 'CN-YIW', 'DROPPED_OFF'],
      [6, '21:05', 'CN-YIW', 'ORIGIN_HUB_IN'],
      [5, '06:20', 'CN-YIW', 'ORIGIN_HUB_OUT', { towards: 'CN-CAN' }],
      [4, '09:45', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [4, '13:00', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [4, '20:10', 'CN-CAN', 'EXPORT_RELEASED'],
      [3, '02:35', 'CN-CAN', 'DEPARTED_AIR', { towards: 'PK-KHI' }],
      [3, '09:25', 'PK-KHI', 'ARRIVED_COUNTRY'],
      [2, '10:15', 'PK-KHI', 'IMPORT_CUSTOMS'],
      [0, '09:20', 'PK-KHI', 'CUSTOMS_HELD', { reason: 'RECEIVER_ID_MISSING' }],
    ],
  },
  {
    waybillNo: 'SA673401955282',
    mallNo: 'SHOP-100145',
    product: 'specialLine',
    origin: 'CN-SZX',
    destination: 'SA-RUH',
    weightGrams: 12_500,
    pieces: 2,
    age: 0,
    lines: [
      [8, '16:20', 'CN-SZX', 'ORDER_CREATED'],
      [8, '16:45', 'CN-SZX', 'PICKUP_SCHEDULED'],
      [7, '10:40', 'CN-SZX', 'PICKED_UP'],
      [7, '15:55', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [6, '09:15', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [6, '16:30', 'CN-CAN', 'EXPORT_RELEASED'],
      [6, '23:50', 'CN-CAN', 'DEPARTED_AIR', { towards: 'SA-RUH' }],
      [5, '06:35', 'SA-RUH', 'ARRIVED_COUNTRY'],
      [4, '08:50', 'SA-RUH', 'IMPORT_CUSTOMS'],
      [3, '14:25', 'SA-RUH', 'CUSTOMS_RELEASED'],
      [2, '09:05', 'SA-RUH', 'DEST_HUB_IN'],
      [1, '08:10', 'SA-RUH', 'DEST_HUB_OUT', { towards: 'SA-RUH' }],
      [1, '12:30', 'SA-RUH', 'AT_DELIVERY_SITE'],
      [0, '13:20', 'SA-RUH', 'OUT_FOR_DELIVERY'],
      [0, '18:40', 'SA-RUH', 'ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 1 }],
    ],
  },
  {
    waybillNo: 'EG884210937716',
    mallNo: 'SHOP-100146',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'EG-CAI',
    weightGrams: 640,
    pieces: 1,
    age: 0,
    lines: [
      [7, '09:30', 'CN-CAN', 'ORDER_CREATED'],
      [7, '14:50', 'CN-CAN', 'DROPPED_OFF'],
      [7, '18:05', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [6, '08:40', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [6, '15:30', 'CN-CAN', 'EXPORT_RELEASED'],
      [5, '00:45', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
      [5, '11:10', 'AE-DXB', 'TRANSIT_HUB'],
      [4, '08:25', 'AE-DXB', 'DEPARTED_AIR', { towards: 'EG-CAI' }],
      [4, '13:15', 'EG-CAI', 'ARRIVED_COUNTRY'],
      [3, '10:00', 'EG-CAI', 'IMPORT_CUSTOMS'],
      [1, '14:35', 'EG-CAI', 'CUSTOMS_RELEASED'],
      [0, '10:12', 'EG-CAI', 'DEST_HUB_IN'],
    ],
  },
  {
    waybillNo: 'KE301746622950',
    mallNo: 'SHOP-100147',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'KE-NBO',
    weightGrams: 980,
    pieces: 1,
    age: 0,
    lines: [
      [3, '19:10', 'CN-CAN', 'ORDER_CREATED'],
      [2, '10:25', 'CN-CAN', 'PICKED_UP'],
      [2, '17:50', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [1, '09:20', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [0, '10:40', 'CN-CAN', 'EXPORT_RELEASED'],
      [0, '17:05', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
    ],
  },
  {
    waybillNo: 'MA250918463370',
    mallNo: 'SHOP-100148',
    product: 'smallParcel',
    origin: 'CN-SZX',
    destination: 'MA-CAS',
    weightGrams: 1750,
    pieces: 1,
    age: 2,
    lines: [
      [11, '15:40', 'CN-DGG', 'ORDER_CREATED'],
      [10, '10:10', 'CN-DGG', 'PICKED_UP'],
      [10, '14:55', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [9, '09:35', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [9, '17:20', 'CN-CAN', 'EXPORT_RELEASED'],
      [8, '02:10', 'CN-CAN', 'DEPARTED_AIR', { towards: 'TR-IST' }],
      [8, '10:45', 'TR-IST', 'TRANSIT_HUB'],
      [7, '05:30', 'TR-IST', 'DEPARTED_AIR', { towards: 'MA-CAS' }],
      [7, '10:20', 'MA-CAS', 'ARRIVED_COUNTRY'],
      [6, '09:15', 'MA-CAS', 'IMPORT_CUSTOMS'],
      [4, '11:50', 'MA-CAS', 'CUSTOMS_RELEASED'],
      [3, '08:25', 'MA-CAS', 'DEST_HUB_IN'],
      [2, '07:40', 'MA-CAS', 'DEST_HUB_OUT', { towards: 'MA-CAS' }],
      [2, '10:05', 'MA-CAS', 'AT_DELIVERY_SITE'],
      [2, '15:30', 'MA-CAS', 'READY_AT_POINT'],
      [0, '11:08', 'MA-CAS', 'DELIVERED', { handover: 'SERVICE_POINT' }],
    ],
  },
  {
    waybillNo: 'AE730182649501',
    mallNo: 'SHOP-100149',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'AE-DXB',
    weightGrams: 520,
    pieces: 1,
    age: 0,
    lines: [[0, '09:10', 'CN-CAN', 'ORDER_CREATED']],
  },
  {
    waybillNo: 'UG582103946717',
    mallNo: 'SHOP-100150',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'UG-KLA',
    weightGrams: 700,
    pieces: 1,
    upstream: 'failing',
    age: 1,
    lines: [[0, '10:30', 'CN-CAN', 'ORDER_CREATED']],
  },
  {
    waybillNo: 'TR294618305726',
    mallNo: 'SHOP-100151',
    product: 'smallParcel',
    origin: 'CN-SZX',
    destination: 'TR-IST',
    weightGrams: 910,
    pieces: 1,
    upstream: 'pending',
    age: 0,
    lines: [[0, '11:15', 'CN-SZX', 'ORDER_CREATED']],
  },
  {
    waybillNo: 'NG618402753912',
    mallNo: 'SHOP-100152',
    product: 'smallParcel',
    origin: 'CN-SZX',
    destination: 'NG-IKJ',
    weightGrams: 1120,
    pieces: 1,
    age: 0,
    lines: [
      [8, '15:10', 'CN-SZX', 'ORDER_CREATED'],
      [7, '10:30', 'CN-SZX', 'PICKED_UP'],
      [7, '15:25', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [6, '09:50', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [6, '18:15', 'CN-CAN', 'EXPORT_RELEASED'],
      [5, '02:05', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
      [5, '12:20', 'AE-DXB', 'TRANSIT_HUB'],
      [4, '07:55', 'AE-DXB', 'DEPARTED_AIR', { towards: 'NG-LOS' }],
      [4, '15:05', 'NG-LOS', 'ARRIVED_COUNTRY'],
      [3, '09:40', 'NG-LOS', 'IMPORT_CUSTOMS'],
      [2, '14:55', 'NG-LOS', 'CUSTOMS_RELEASED'],
      [1, '08:20', 'NG-LOS', 'DEST_HUB_IN'],
      [0, '06:50', 'NG-LOS', 'DEST_HUB_OUT', { towards: 'NG-IKJ' }],
      [0, '09:35', 'NG-IKJ', 'AT_DELIVERY_SITE'],
      [0, '11:45', 'NG-IKJ', 'READY_AT_POINT'],
    ],
  },
  {
    // The fourth of the ten days in which its owner decides (spec §4).
    waybillNo: 'GH730695128408',
    mallNo: 'SHOP-100153',
    product: 'smallParcel',
    origin: 'CN-CAN',
    destination: 'GH-ACC',
    weightGrams: 760,
    pieces: 1,
    age: 3,
    lines: [
      [16, '10:20', 'CN-CAN', 'ORDER_CREATED'],
      [15, '11:40', 'CN-CAN', 'PICKED_UP'],
      [15, '16:05', 'CN-CAN', 'ORIGIN_HUB_IN'],
      [14, '09:20', 'CN-CAN', 'EXPORT_CUSTOMS'],
      [14, '17:45', 'CN-CAN', 'EXPORT_RELEASED'],
      [13, '02:30', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }],
      [13, '13:10', 'AE-DXB', 'TRANSIT_HUB'],
      [12, '00:40', 'AE-DXB', 'DEPARTED_AIR', { towards: 'NG-LOS' }],
      [12, '09:25', 'NG-LOS', 'TRANSIT_HUB'],
      [12, '14:10', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }],
      [12, '16:50', 'GH-ACC', 'ARRIVED_COUNTRY'],
      [11, '10:05', 'GH-ACC', 'IMPORT_CUSTOMS'],
      [10, '14:20', 'GH-ACC', 'CUSTOMS_RELEASED'],
      [9, '08:30', 'GH-ACC', 'DEST_HUB_IN'],
      [8, '07:45', 'GH-ACC', 'DEST_HUB_OUT', { towards: 'GH-ACC' }],
      [8, '09:10', 'GH-ACC', 'AT_DELIVERY_SITE'],
      [8, '10:20', 'GH-ACC', 'OUT_FOR_DELIVERY'],
      [8, '15:35', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 1 }],
      [7, '09:15', 'GH-ACC', 'OUT_FOR_DELIVERY'],
      [7, '14:10', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'RECEIVER_UNREACHABLE', attempt: 2 }],
      [5, '09:30', 'GH-ACC', 'OUT_FOR_DELIVERY'],
      [5, '16:20', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 3 }],
      [2, '09:00', 'GH-ACC', 'RETURN_STARTED', { towards: 'GH-ACC' }],
      [0, '11:30', 'GH-ACC', 'RETURNED_TO_WAREHOUSE'],
    ],
  },
];

export const NAMED_WAYBILLS: readonly string[] = TOLD.map(({ waybillNo }) => waybillNo);

const zone = (place: string): string => demoPlace(place).timeZone;

/** The named histories as they read at `now`. */
export function namedParcels(now: Date): DemoHistory[] {
  return TOLD.map((told) => {
    const { lines, age: _age, upstream = null, ...waybill } = told;
    const lastDay = dayOfNewest(told, now);
    const events = lines.map(([daysBefore, time, place, code, carries = {}], index): DemoEvent => ({
      id: `${told.waybillNo}-${String(index + 1).padStart(2, '0')}`,
      code,
      place,
      towards: null,
      reason: null,
      handover: null,
      disposal: null,
      attempt: null,
      occurredAt: instantAt(addDays(lastDay, -daysBefore), time, zone(place)),
      receivedAt: null,
      ...carries,
    }));
    return { ...waybill, upstream, events };
  });
}

/** The last day, at the place of the newest event, on which that event lies in the past. */
function dayOfNewest({ lines, age }: Told, now: Date): string {
  const newest = lines.at(-1);
  if (!newest) throw new RangeError('a named parcel without a history');
  const [, time, place] = newest;
  const day = addDays(localDay(now, zone(place)), -age);
  return instantAt(day, time, zone(place)) <= now ? day : addDays(day, -1);
}
