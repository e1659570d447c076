/** Whether a webhook is ours and fresh, by its header `amberlane-signature: t=<seconds>,v1=<hex>` (Web Crypto: Node, Deno, Bun, edge). */
import type { WebhookEvent } from './webhook-event.ts';

export interface SignedWebhook {
  /** The body as it came, byte for byte: a body that was parsed and written again has another signature. */
  readonly body: string;
  /** Header `amberlane-signature`; null or undefined when it is missing. */
  readonly signature: string | null | undefined;
  /** Secret of the endpoint, `whsec_…`; two while a rotation is under way at your side. */
  readonly secret: string | readonly string[];
  /** Oldest and newest time of sending that is accepted, seconds from now: 300 unless told. */
  readonly tolerance?: number;
  /** The receiver's clock; now unless told. */
  readonly now?: Date;
}

/** `signature`: missing, malformed or not ours. `time`: ours, but too old or from the future, so perhaps a recording. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly reason: 'signature' | 'time';

  constructor(reason: 'signature' | 'time') {
    super(reason === 'time' ? 'The webhook was sent too long ago.' : 'The signature of the webhook does not fit.');
    this.reason = reason;
  }
}

const TOLERANCE_SECONDS = 300;

/** Gives the event. Throws {@link WebhookError}: answer 400 then. The same event may come twice: remember `id`. */
export async function verifyWebhook({ body, signature, secret, tolerance = TOLERANCE_SECONDS, now = new Date() }: SignedWebhook): Promise<WebhookEvent> {
  const parts = (signature ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const marks = parts.flatMap(([name, value]) => (name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value) ? [value] : []));
  if (!/^\d{1,12}$/.test(time) || marks.length === 0) throw new WebhookError('signature');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await fitsAny(`${time}.${body}`, secrets, marks))) throw new WebhookError('signature');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) throw new WebhookError('time');
  // Signed by us: it has the shape that we write.
  return JSON.parse(body) as WebhookEvent;
}

async function fitsAny(text: string, secrets: readonly string[], marks: readonly string[]): Promise<boolean> {
  const encoder = new TextEncoder();
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    for (const mark of marks) if (await crypto.subtle.verify('HMAC', key, bytesOf(mark), encoder.encode(text))) return true;
  }
  return false;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
