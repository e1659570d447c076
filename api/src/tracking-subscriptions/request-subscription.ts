/** Somebody asks for email updates about a parcel: nothing is sent before the owner of the address has confirmed. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import { queueEmails, withdrawEmails } from '../mail/outbox.ts';
import { confirmBy, type SubscribableParcel } from './repository.ts';
import { alreadySubscribed, confirmationRequest } from './templates.ts';

interface Request {
  readonly parcel: SubscribableParcel;
  readonly email: string;
  readonly country: Country;
  readonly locale: Locale;
}

/**
 * Stores that somebody asked, and queues one email: to confirm, or that the updates come already. Who unsubscribed is
 * asked to confirm again. Gives the id of the subscription.
 */
export function requestSubscription(db: Kysely<Database>, { parcel, email, country, locale }: Request, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const asked = { country, locale, confirm_by: confirmBy(now) };
    const { id, state } = await transaction
      .insertInto('follower')
      .values({ id: randomUUID(), waybill_no: parcel.waybill_no, email, state: 'pending', told_at: parcel.latest_at, keep_until: confirmBy(now), ...asked })
      .onConflict((conflict) =>
        conflict.columns(['waybill_no', 'email']).doUpdateSet((update) => ({
          confirm_by: asked.confirm_by,
          // Whoever types another person's address must not change the language of that person's emails.
          country: sql<Country>`case follower.state when 'following' then follower.country else ${update.ref('excluded.country')} end`,
          locale: sql<Locale>`case follower.state when 'following' then follower.locale else ${update.ref('excluded.locale')} end`,
          keep_until: sql<Date>`greatest(follower.keep_until, ${update.ref('excluded.keep_until')})`,
        })),
      )
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow();
    // One that has not been sent yet is enough.
    await withdrawEmails(transaction, { kinds: [confirmationRequest.kind, alreadySubscribed.kind], regarding: [id] }, now);
    const template = state === 'following' ? alreadySubscribed : confirmationRequest;
    await queueEmails(transaction, [template.about(id, {})], now);
    return id;
  });
}
