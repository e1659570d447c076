/** Events for pushing, as JSON texts: made from little, so that the sender costs less than what is measured. */
import { completeWaybillNo } from '../../../shared/contract/src/domain/waybill-number.ts';

export const waybillNoOf = (serial: number): string => completeWaybillNo('KE', String(serial).padStart(11, '0'));

const FACTS = '"waybill":{"product":"smallParcel","origin":"CN-CAN","destination":"KE-NBO","weightGrams":900,"pieces":1}';
const START = Date.parse('2026-01-01T00:00:00Z');
const CODES = ['PICKED_UP', 'ORIGIN_HUB_IN', 'EXPORT_CUSTOMS', 'EXPORT_RELEASED', 'DEPARTED_AIR', 'TRANSIT_HUB', 'ARRIVED_COUNTRY', 'IMPORT_CUSTOMS', 'CUSTOMS_RELEASED'] as const;

/** The first event of each waybill, which brings the waybill along. */
export const firstEvents = (from: number, count: number): string =>
  bodyOf(Array.from({ length: count }, (_none, index) => `${eventOf(waybillNoOf(from + index), 0, 'ORDER_CREATED')},${FACTS}}`));

/** One later event of a waybill; `step` counts its events and moves its time on. */
export const laterEvent = (waybillNo: string, step: number): string => `${eventOf(waybillNo, step, CODES[step % CODES.length] ?? 'PICKED_UP')}}`;

const eventOf = (waybillNo: string, step: number, code: string): string =>
  `{"waybillNo":"${waybillNo}","eventId":"e${step}","code":"${code}","place":"CN-CAN","occurredAt":"${new Date(START + step * 600_000).toISOString()}"`;

export const bodyOf = (events: readonly string[]): string => `{"events":[${events.join()}]}`;
