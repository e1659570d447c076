/**
 * Text messages through a gateway's webhook: POST of `{"to": "+233…", "text": "…"}`, taken when it answers 2xx.
 * With a secret the body is signed: `x-signature: sha256=<HMAC-SHA256 of "timestamp.body", hex>`, `x-timestamp` in
 * seconds, so that the gateway can refuse what is forged or old.
 */
import { createHmac } from 'node:crypto';
import { DeliveryError, type Messenger } from './messenger.ts';

const PATIENCE_MS = 8_000;

export interface SmsWebhook {
  readonly url: string;
  readonly secret: string | null;
  readonly now: () => Date;
}

export const smsWebhookMessenger = ({ url, secret, now }: SmsWebhook): Messenger => ({
  send: async ({ to, text }) => {
    const body = JSON.stringify({ to, text });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const signature = secret === null ? {} : { 'x-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}` };
    const failure = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, ...signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok ? null : `HTTP ${response.status}`;
      },
      (error: unknown) => (error instanceof Error ? error.name : 'fetch failed'),
    );
    if (failure !== null) throw new DeliveryError(failure);
  },
});
