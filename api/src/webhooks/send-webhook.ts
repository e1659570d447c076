/** One attempt: a POST on a connection of its own, to an address that is judged as it is connected. */
import http from 'node:http';
import https from 'node:https';
import { RULES } from '@amberlane/contract/domain';
import type { AttemptFault } from '@amberlane/contract/calls/webhooks';
import { codeOf } from '../error-code.ts';
import { guardedLookup, RefusedAddress, refuseBareAddress, type DestinationRules } from './destination.ts';

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of it. */
export interface Attempt {
  /** null when it was taken: an answer 2xx. */
  readonly fault: AttemptFault | null;
  readonly status: number | null;
  readonly milliseconds: number;
  /** First bytes of the answer, as they came. */
  readonly answer: Buffer;
}

/** Never rejects: what goes wrong is an attempt with a fault. */
export type SendWebhook = (outgoing: Outgoing) => Promise<Attempt>;

/** From the first byte to the last, name resolution included. */
const PATIENCE_MS = RULES.webhooks.answerSeconds * 1000;
const NOTHING = Buffer.alloc(0);

interface Ended {
  readonly fault: AttemptFault | null;
  readonly status?: number;
  readonly answer?: Buffer;
}

export const webhookSender =
  (rules: DestinationRules, patienceMs = PATIENCE_MS): SendWebhook =>
  async (outgoing) => {
    const begun = performance.now();
    const { fault, status = null, answer = NOTHING } = await post(outgoing, rules, patienceMs);
    return { fault, status, milliseconds: Math.round(performance.now() - begun), answer };
  };

function post({ url: address, headers, body }: Outgoing, rules: DestinationRules, patienceMs: number): Promise<Ended> {
  const url = new URL(address);
  try {
    refuseBareAddress(url, rules);
  } catch {
    return Promise.resolve({ fault: 'address' });
  }
  return new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const outgoing = request(url, {
      method: 'POST',
      // A pooled connection could be one that was judged under other rules.
      agent: false,
      lookup: guardedLookup(url, rules),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      maxHeaderSize: 16_384,
    });
    let answered: { readonly status: number; readonly parts: Buffer[] } | null = null;
    const end = (ended: Ended): void => {
      clearTimeout(timer);
      resolve(ended);
      outgoing.destroy();
    };
    const endAnswered = (): void => {
      if (!answered) return;
      const { status, parts } = answered;
      end({ fault: faultOf(status), status, answer: Buffer.concat(parts).subarray(0, RULES.webhooks.answerBytes) });
    };
    // Who has answered and then does not finish has answered.
    const timer = setTimeout(() => (answered ? endAnswered() : end({ fault: 'timeout' })), patienceMs);
    outgoing.on('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      answered = { status: response.statusCode ?? 0, parts };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= RULES.webhooks.answerBytes) endAnswered();
      });
      response.on('end', endAnswered);
      response.on('error', endAnswered);
    });
    outgoing.on('error', (error) => (answered ? endAnswered() : end({ fault: faultOfError(error) })));
    outgoing.end(body);
  });
}

function faultOf(status: number): AttemptFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function faultOfError(error: Error): AttemptFault {
  if (error instanceof RefusedAddress) return 'address';
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name';
  return /CERT|TLS|SSL|ISSUER|EPROTO|VERIFY/.test(code) ? 'certificate' : 'connection';
}
