/** Webhooks of customers (`webhooks/`), and the calls that programs made with their keys. */
import type { Generated } from 'kysely';
import type { AttemptFault, DeliveryState, EndpointState, TEST_EVENT, WebhookEvent } from '@amberlane/contract/calls/webhooks';
import type { Instant } from './column-types.ts';

export interface WebhookEndpointTable {
  id: string;
  account_id: string;
  url: string;
  /** In the customer's own words. */
  description: string;
  events: WebhookEvent[];
  state: EndpointState;
  /** Encrypted (`secret-box`) for the endpoint. */
  secret: string;
  /** The secret before the last rotation, and until when it signs too. */
  former_secret: string | null;
  former_until: Instant | null;
  /** Failed attempts since the last success, and the time of the first of them. */
  failures: Generated<number>;
  failing_since: Instant | null;
  last_delivered_at: Instant | null;
  created_at: Instant;
}

/** What happened, once for all endpoints of the account. */
export interface WebhookEventTable {
  /** Names the event towards the customer. */
  id: string;
  account_id: string;
  type: WebhookEvent | typeof TEST_EVENT;
  /** JSON as it is sent, byte for byte in every attempt. */
  body: string;
  created_at: Instant;
}

export interface WebhookDeliveryTable {
  id: string;
  /** Order of creation, for pages of the log. */
  seq: Generated<string>;
  account_id: string;
  endpoint_id: string;
  event_id: string;
  type: WebhookEvent | typeof TEST_EVENT;
  state: DeliveryState;
  /** Of the present series, counted with the claim; a replay begins anew. */
  attempts: number;
  /** When it is tried next, or how long its worker holds it; null unless it is pending. */
  next_at: Instant | null;
  /** Names the attempt under way: only who holds it writes down what came of it. */
  claim: string | null;
  last_at: Instant | null;
  last_fault: AttemptFault | null;
  last_status: number | null;
  last_ms: number | null;
  /** Beginning of the answer, without secrets. */
  last_answer: string | null;
  created_at: Instant;
}

export interface ApiCallTable {
  id: Generated<string>;
  account_id: string;
  key_prefix: string;
  method: string;
  /** Path of the contract, without values. */
  path: string;
  status: number;
  ms: number;
  at: Instant;
}

export interface WebhookTables {
  webhook_endpoint: WebhookEndpointTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  api_call: ApiCallTable;
}
