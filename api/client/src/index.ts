/** Client of the Amberlane API for programs that hold an API key: every call that a key opens, with its types, and webhooks. */
export { amberlaneClient, AmberlaneError, type AmberlaneClient, type CallOptions, type ClientOptions, type FieldError } from './client.ts';
export type { CallName, Calls } from './calls.ts';
export { verifyWebhook, WebhookError, type SignedWebhook } from './verify-webhook.ts';
export type { WebhookEvent } from './webhook-event.ts';
