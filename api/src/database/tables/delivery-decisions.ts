/** Decisions after a failed delivery. */
import type { JSONColumnType } from 'kysely';
import type { Locale } from '@amberlane/contract/site';
import type { Decider, DecisionOption, TimeWindow } from '@amberlane/contract/calls/delivery-decisions';
import type { Instant } from './column-types.ts';

export interface DeliveryDecisionTable {
  id: string;
  reference: string;
  waybill_no: string;
  /** Counts the decisions about a parcel, from 1. */
  version: number;
  option: DecisionOption;
  decided_by: Decider;
  /** ISO day on the calendar of the place. */
  day: string | null;
  time_window: TimeWindow | null;
  /** Lines of the corrected address. */
  address: JSONColumnType<readonly string[]> | null;
  site_code: string | null;
  /** Where the recipient wants the receipt. */
  email: string | null;
  /** Language of whoever decided. */
  locale: Locale;
  fee_fen: number | null;
  deadline: Instant;
  time_zone: string;
  /** One decision of a parcel is open at a time. */
  state: 'open' | 'replaced' | 'done';
  created_at: Instant;
}

/** Deadlines of which both were reminded. */
export interface DecisionReminderTable {
  waybill_no: string;
  deadline: Instant;
  reminded_at: Instant;
}

export interface DeliveryDecisionTables {
  delivery_decision: DeliveryDecisionTable;
  decision_reminder: DecisionReminderTable;
}
