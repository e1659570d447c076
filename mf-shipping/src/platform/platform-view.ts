/** What the address of the console says: which part is shown, and the filters of the deliveries. */
import { DELIVERY_STATES, type DeliveryState } from './delivery-states.ts';

export const PLATFORM_PATH = 'express/platform';
/** Page of another remote: the first part of the same subject, and the entry of both in the list of the customer's pages. */
export const API_KEYS = 'user-opt/personal/api-keys';
export const VIEWS = ['webhooks', 'deliveries', 'calls', 'examples'] as const;
export type PlatformView = (typeof VIEWS)[number];

export interface PlatformAddress {
  readonly view: PlatformView;
  /** Endpoint whose deliveries are shown; '' for all. */
  readonly endpoint: string;
  readonly state: DeliveryState | null;
  readonly cursor: string;
}

export function readPlatformAddress(search: string): PlatformAddress {
  const query = new URLSearchParams(search);
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'webhooks',
    endpoint: query.get('endpoint') ?? '',
    state: DELIVERY_STATES.find((state) => state === query.get('state')) ?? null,
    cursor: query.get('cursor') ?? '',
  };
}

/** Path of the site with what differs from the first view. */
export function platformHref({ view = 'webhooks', endpoint = '', state = null, cursor = '' }: Partial<PlatformAddress>): string {
  const query = new URLSearchParams();
  if (view !== 'webhooks') query.set('view', view);
  if (endpoint !== '') query.set('endpoint', endpoint);
  if (state !== null) query.set('state', state);
  if (cursor !== '') query.set('cursor', cursor);
  const text = query.toString();
  return text === '' ? PLATFORM_PATH : `${PLATFORM_PATH}?${text}`;
}
