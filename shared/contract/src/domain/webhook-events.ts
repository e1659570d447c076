/** What a platform can be told by a webhook (beyond spec §7). */

/** Events that an endpoint chooses from, in the order in which they are offered. */
export const WEBHOOK_EVENTS = ['order.created', 'order.updated', 'order.cancelled', 'tracking.event', 'delivery.failed', 'delivery.completed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the button of the console alone: no endpoint chooses it. */
export const TEST_EVENT = 'webhook.test';
