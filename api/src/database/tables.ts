/** Tables as the query builder sees them. Codes are those of the contract; names are per language. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { OpeningHours } from '@amberlane/contract/calls/countries';
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { EventCode, EventReason, TrackEvent, TrackedWaybill } from '@amberlane/contract/calls/tracking';

import type { AccountSecurityTables } from './tables/account-security.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { AreaTables } from './tables/areas.ts';
import type { CodTables } from './tables/cod.ts';
import type { Instant } from './tables/column-types.ts';
import type { ContentTables } from './tables/content.ts';
import type { DeliveryDecisionTables } from './tables/delivery-decisions.ts';
import type { FileTables } from './tables/files.ts';
import type { LeadTables } from './tables/leads.ts';
import type { MailOutboxTables } from './tables/mail-outbox.ts';
import type { OrderImportTables } from './tables/order-imports.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PushTables } from './tables/push.ts';
import type { RateTables } from './tables/rates.ts';
import type { SavedQuoteTables } from './tables/saved-quotes.ts';
import type { StaffDeskTables } from './tables/staff-desk.ts';
import type { TrackShareTables } from './tables/track-shares.ts';
import type { TrackingSubscriptionTables } from './tables/tracking-subscriptions.ts';
import type { UploadTables } from './tables/uploads.ts';
import type { WebhookTables } from './tables/webhooks.ts';

export type LocaleNames = Readonly<Record<Locale, string>>;

export interface CountryTable {
  code: Country;
  names: JSONColumnType<LocaleNames>;
  contact: string;
  email: string;
  open_time: JSONColumnType<LocaleNames>;
  hours: JSONColumnType<OpeningHours>;
  time_zone: string;
  phone_regex: string;
  /** '' until the start fills it. */
  contact_regex: Generated<string>;
  is_default: boolean;
  sort: number;
  /** Its words are an operator's: no release changes them. */
  edited: Generated<boolean>;
}

export interface DictionaryEntryTable {
  type: DictionaryType;
  code: string;
  names: JSONColumnType<LocaleNames>;
  sort: number;
  edited: Generated<boolean>;
}

/** Cities in which tracking events happen. */
export interface PlaceTable {
  code: string;
  country: Country;
  time_zone: string;
  names: JSONColumnType<LocaleNames>;
  /** Tenths of a degree; null while nobody has said where the place is. */
  lat_tenths: number | null;
  lng_tenths: number | null;
  /** One in each country: for a city that has no place. */
  is_main: Generated<boolean>;
  edited: Generated<boolean>;
}

export interface WaybillTable {
  waybill_no: string;
  /** The shop's own order number. */
  mall_no: string | null;
  product: TrackedWaybill['expressType'];
  origin: string;
  destination: string;
  weight_grams: number;
  pieces: number;
  /** State of the partner network that alone knows this parcel; null when the events are our own. */
  upstream: 'failing' | 'pending' | null;
  latest_code: EventCode;
  latest_at: Instant;
  created_at: Instant;
}

export interface TrackEventTable {
  waybill_no: string;
  event_id: string;
  code: EventCode;
  reason: EventReason | null;
  handover: TrackEvent['handover'];
  disposal: TrackEvent['disposal'];
  attempt: number | null;
  place: string;
  towards: string | null;
  occurred_at: Instant;
  received_at: Instant;
  /** Code of the service site; not for strangers. */
  site: string | null;
}

/** Which waybills are demo parcels, and the story each of them follows. */
export interface DemoParcelTable {
  waybill_no: string;
  script: string;
  open: Generated<boolean>;
}

export interface Database
  extends AccountSecurityTables, AccountTables, AreaTables, CodTables, ContentTables, DeliveryDecisionTables, FileTables, LeadTables, MailOutboxTables, OrderImportTables, OrderTables, PushTables,
    RateTables, SavedQuoteTables, StaffDeskTables, TrackShareTables, TrackingSubscriptionTables, UploadTables, WebhookTables {
  country: CountryTable;
  dictionary_entry: DictionaryEntryTable;
  place: PlaceTable;
  waybill: WaybillTable;
  track_event: TrackEventTable;
  demo_parcel: DemoParcelTable;
}
