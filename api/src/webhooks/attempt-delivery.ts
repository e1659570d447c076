/** Signs a claimed delivery, sends it, and writes down what came of it. */
import type { Kysely } from 'kysely';
import { accountOf } from '../accounts/repository.ts';
import { queueOwnerNotice } from '../accounts/notify-owner.ts';
import type { Database } from '../database/tables.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';
import { answerText } from './answer-text.ts';
import { markAttempt, type ClaimedDelivery } from './delivery-repository.ts';
import type { SendWebhook } from './send-webhook.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

export interface AttemptParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly secrets: SecretBox;
  readonly send: SendWebhook;
  /** From 0 to 1: spreads the next attempts. */
  readonly chance: () => number;
}

/** Whose secret it is for the box: one that was moved to another endpoint is refused. */
export const secretOwner = (endpointId: string): string => `webhook ${endpointId}`;

/** Throws when the secret can't be read: the delivery stays claimed and is tried again. */
export async function attemptDelivery({ db, now, secrets, send, chance }: AttemptParts, delivery: ClaimedDelivery): Promise<'delivered' | 'retried' | 'dead' | 'lost'> {
  const { id, event_id, type, body, url, attempts } = delivery;
  const keys = secretsOf(delivery, secrets, now());
  const signature = signatureOf(body, keys, now());
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Amberlane-Webhooks/1.0',
    [SIGNATURE_HEADER]: signature,
    'amberlane-event-id': event_id,
    'amberlane-event-type': type,
    'amberlane-delivery-id': id,
    'amberlane-attempt': String(attempts),
  };
  const { answer, ...attempt } = await send({ url, headers, body });
  const known = [...keys, ...Array.from(signature.matchAll(/v1=(\w+)/g), ([, mark = '']) => mark)];
  const outcome = { ...attempt, answer: answerText(answer, known) };
  return db.transaction().execute(async (tx) => {
    const { state, paused } = await markAttempt(tx, delivery, outcome, now(), chance());
    if (paused) await queueOwnerNotice(tx, await accountOf(tx, delivery.account_id), 'webhookPaused', now());
    return state;
  });
}

/** The secret, and the former one while it signs too. */
function secretsOf({ endpoint_id, secret, former_secret, former_until }: ClaimedDelivery, box: SecretBox, at: Date): string[] {
  const sealed = former_secret !== null && former_until !== null && former_until > at ? [secret, former_secret] : [secret];
  return sealed.map((text) => {
    const opened = box.open(text, secretOwner(endpoint_id));
    if (opened === null) throw new Error('no key opens the secret of a webhook endpoint');
    return opened;
  });
}
