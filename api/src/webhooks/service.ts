/** Endpoints of platform customers: added, changed, paused, tested, and their deliveries sent again. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { createWebhook, rotateWebhookSecret, updateWebhook, WebhookDelivery, WebhookEndpoint } from '@amberlane/contract/calls/webhooks';
import type { z } from 'zod';
import { queueOwnerNotice } from '../accounts/notify-owner.ts';
import { accountOf, holdAccount } from '../accounts/repository.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { attemptDelivery, secretOwner } from './attempt-delivery.ts';
import { holdDeliveries, insertTest, releaseDeliveries } from './delivery-repository.ts';
import { isReachable, type DestinationRules } from './destination.ts';
import { changeEndpoint, countEndpoints, deleteEndpoint, deliveryOf, endpointOf, holdEndpoint, replay, replayDeadOf } from './repository.ts';
import type { SendWebhook } from './send-webhook.ts';
import { newSecret } from './signature.ts';

const HOUR_MS = 3_600_000;
/** Addresses are looked up when they are entered, and tests go out at once: neither is a way to probe or to bother others. */
const ENTERED: Limit = { name: 'webhook.entered', capacity: 60, periodMs: HOUR_MS };
const TESTED: Limit = { name: 'webhook.tested', capacity: 30, periodMs: HOUR_MS };

export interface WebhookParts extends Pick<ApiContext, 'db' | 'now' | 'limits' | 'emails' | 'secrets'> {
  readonly send: SendWebhook;
  readonly rules: DestinationRules;
}

type Wish = z.output<typeof createWebhook.request>;
type Change = z.output<typeof updateWebhook.request>;
type Rotation = z.output<typeof rotateWebhookSecret.request>;

export function webhookService(parts: WebhookParts) {
  const { db, now, limits, emails, secrets, send, rules } = parts;

  async function judgeAddress(accountId: string, url: string): Promise<void> {
    await limits.take(ENTERED, accountId);
    if (!(await isReachable(url, rules))) throw fieldFault('url', 'webAddress');
  }

  /** Throws API_KEYS_NOT_IN_PLAN, WEBHOOKS_FULL, the refusal of the field `url`. */
  async function create(accountId: string, { url, description, events }: Wish): Promise<{ secret: string; endpoint: WebhookEndpoint }> {
    const account = await accountOf(db, accountId);
    if (!account.platform) throw new ApiError(ERROR.API_KEYS_NOT_IN_PLAN);
    await judgeAddress(accountId, url);
    const id = `whe_${randomUUID().replaceAll('-', '')}`;
    const secret = newSecret();
    const at = now();
    const endpoint = await db.transaction().execute(async (tx) => {
      // Two at once wait for each other, so that together they don't make one too many.
      await holdAccount(tx, accountId, { alone: true });
      if ((await countEndpoints(tx, accountId)) >= RULES.webhooks.most) throw new ApiError(ERROR.WEBHOOKS_FULL, { params: { max: RULES.webhooks.most } });
      await tx
        .insertInto('webhook_endpoint')
        .values({
          id, account_id: accountId, url, description, events: [...new Set(events)], state: 'active', secret: secrets.seal(secret, secretOwner(id)),
          former_secret: null, former_until: null, failing_since: null, last_delivered_at: null, created_at: at,
        })
        .execute();
      await queueOwnerNotice(tx, account, 'webhookAdded', at);
      return endpointOf(tx, accountId, id, at);
    });
    await emails.deliverNow(accountId);
    return { secret, endpoint };
  }

  async function update(accountId: string, { id, url, description, events }: Change): Promise<WebhookEndpoint> {
    // Whose it is comes first: nothing is looked up for a stranger.
    const before = await endpointOf(db, accountId, id, now());
    if (before.url !== url) await judgeAddress(accountId, url);
    await changeEndpoint(db, accountId, id, { url, description, events: [...new Set(events)] });
    return endpointOf(db, accountId, id, now());
  }

  /** Resuming sends what waited, and forgets the failures before. */
  const pause = (accountId: string, id: string, paused: boolean): Promise<WebhookEndpoint> =>
    db.transaction().execute(async (tx) => {
      const { state } = await holdEndpoint(tx, accountId, id);
      if (paused && state === 'active') {
        await changeEndpoint(tx, accountId, id, { state: 'paused' });
        await holdDeliveries(tx, id);
      }
      if (!paused && state !== 'active') {
        await changeEndpoint(tx, accountId, id, { state: 'active', failures: 0, failing_since: null });
        await releaseDeliveries(tx, id, now());
      }
      return endpointOf(tx, accountId, id, now());
    });

  const rotate = (accountId: string, { id, endFormer }: Rotation): Promise<{ secret: string; endpoint: WebhookEndpoint }> =>
    db.transaction().execute(async (tx) => {
      const before = await holdEndpoint(tx, accountId, id);
      const secret = newSecret();
      const former = endFormer ? { former_secret: null, former_until: null } : { former_secret: before.secret, former_until: new Date(now().getTime() + RULES.webhooks.rotationHours * HOUR_MS) };
      await changeEndpoint(tx, accountId, id, { secret: secrets.seal(secret, secretOwner(id)), ...former });
      return { secret, endpoint: await endpointOf(tx, accountId, id, now()) };
    });

  /** One attempt, while the caller waits; of a paused endpoint too, to see whether it works again. */
  async function test(accountId: string, id: string): Promise<WebhookDelivery> {
    await endpointOf(db, accountId, id, now());
    await limits.take(TESTED, accountId);
    const delivery = await db.transaction().execute(async (tx) => {
      await holdEndpoint(tx, accountId, id);
      return insertTest(tx, { accountId, endpointId: id }, now());
    });
    await attemptDelivery({ db, now, secrets, send, chance: Math.random }, delivery);
    return deliveryOf(db, accountId, delivery.id);
  }

  async function requireActive(accountId: string, endpointId: string): Promise<void> {
    const { state } = await endpointOf(db, accountId, endpointId, now());
    if (state !== 'active') throw new ApiError(ERROR.WEBHOOK_PAUSED);
  }

  /** Throws WEBHOOK_PAUSED. */
  async function replayOne(accountId: string, id: string): Promise<WebhookDelivery> {
    const { endpointId } = await deliveryOf(db, accountId, id);
    await requireActive(accountId, endpointId);
    await replay(db, accountId, id, now());
    return deliveryOf(db, accountId, id);
  }

  /** Throws WEBHOOK_PAUSED. */
  async function replayAll(accountId: string, endpointId: string): Promise<{ count: number }> {
    await requireActive(accountId, endpointId);
    return { count: await replayDeadOf(db, accountId, endpointId, now()) };
  }

  return { create, update, pause, remove: (accountId: string, id: string) => deleteEndpoint(db, accountId, id), rotate, test, replayOne, replayAll };
}
