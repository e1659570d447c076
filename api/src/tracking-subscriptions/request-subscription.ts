/** Somebody asks for email updates about parcels: nothing is sent before the owner of the address has confirmed, here or with an account. */
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import type { NewEmail } from '../mail/email-template.ts';
import { queueEmails, withdrawEmails } from '../mail/outbox.ts';
import { confirm, confirmBy, type SubscribableParcel, type Subscription } from './repository.ts';
import { alreadySubscribed, alreadySubscribedToList, confirmationOfList, confirmationRequest } from './templates.ts';

interface Request {
  /** At least one, in the order of their numbers. */
  readonly parcels: readonly SubscribableParcel[];
  readonly email: string;
  readonly country: Country;
  readonly locale: Locale;
}

type Requested = Pick<Subscription, 'id' | 'state'>;

/**
 * Stores that somebody asked, and queues one email, however many the parcels: to confirm, or that the updates come already.
 * Who unsubscribed is asked to confirm again. Gives what the email regards.
 */
export function requestSubscriptions(db: Kysely<Database>, request: Request, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const requested: Requested[] = [];
    for (const parcel of request.parcels) requested.push(await store(transaction, parcel, request, now));
    const email = emailAbout(requested);
    // One that has not been sent yet is enough.
    await withdrawEmails(transaction, { kinds: KINDS, regarding: [...requested.map(({ id }) => id), email.regarding] }, now);
    await queueEmails(transaction, [email], now);
    return email.regarding;
  });
}

/** Subscribes an address whose owner asks with the account that has confirmed it: no email asks for it again. */
export function subscribeOwner(db: Kysely<Database>, request: Request, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ids: string[] = [];
    for (const parcel of request.parcels) {
      const { id } = await store(transaction, parcel, request, now);
      await confirm(transaction, { id, latest_at: parcel.latest_at }, now);
      ids.push(id);
    }
    await withdrawEmails(transaction, { kinds: KINDS, regarding: ids }, now);
  });
}

const KINDS = [confirmationRequest, alreadySubscribed, confirmationOfList, alreadySubscribedToList].map(({ kind }) => kind);

function store(db: Transaction<Database>, parcel: SubscribableParcel, { email, country, locale }: Request, now: Date): Promise<Requested> {
  const asked = { country, locale, confirm_by: confirmBy(now) };
  return db
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
}

/** An email about a list regards that list alone: a request for other parcels does not take it back. */
function emailAbout(requested: readonly Requested[]): NewEmail {
  const open = requested.filter(({ state }) => state !== 'following');
  const told = open.length > 0 ? open : requested;
  const subscriptions = told.map(({ id }) => id);
  const [first = '', ...others] = subscriptions;
  if (others.length === 0) return (open.length > 0 ? confirmationRequest : alreadySubscribed).about(first, {});
  const regarding = createHash('sha256').update(subscriptions.join(' ')).digest('base64url');
  return (open.length > 0 ? confirmationOfList : alreadySubscribedToList).about(regarding, { subscriptions });
}
