/** What the demo customer keeps: parcels that emails tell of, and quotes of the last days at the prices of the rate table. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { followRule, RULES } from '@amberlane/contract/domain';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { quoteService, type QuotedShipment } from '../quotes/quote-service.ts';
import { keepQuoteIn } from '../quotes/saved-quotes.ts';
import { DEMO_ACCOUNT } from './accounts.ts';

type Tx = Transaction<Database>;

const DAY_MS = 86_400_000;
/** Of the named parcels those under way. */
const FOLLOWED = ['GH520938177409', 'PK918203744566', 'SA673401955282'] as const;

interface Asked {
  readonly daysAgo: number;
  readonly product: QuotedShipment['product'];
  readonly to: QuotedShipment['destination'];
  readonly weightGrams: number;
}
const QUOTES: readonly Asked[] = [
  { daysAgo: 6, product: 'specialLine', to: { country: 'NG', city: 'NG-LOS' }, weightGrams: 12_000 },
  { daysAgo: 1, product: 'smallParcel', to: { country: 'GH', city: 'GH-ACC' }, weightGrams: 2_500 },
];

/** Does nothing for a customer who keeps something already. */
export async function seedKept(db: Tx, now: Date): Promise<void> {
  const account = await db.selectFrom('account').select(['email', 'country', 'locale']).where('id', '=', DEMO_ACCOUNT).executeTakeFirst();
  if (!account?.email) return;
  const kept = await db.selectFrom('saved_quote').select('id').where('account_id', '=', DEMO_ACCOUNT).limit(1).executeTakeFirst();
  const followed = await db.selectFrom('follower').select('id').where('email', '=', account.email).limit(1).executeTakeFirst();
  if (kept || followed) return;
  await follow(db, { email: account.email, country: account.country, locale: account.locale }, now);
  for (const asked of QUOTES) await keep(db, asked, now);
}

async function follow(db: Tx, { email, country, locale }: { readonly email: string } & Pick<Database['account'], 'country' | 'locale'>, now: Date): Promise<void> {
  const parcels = await db.selectFrom('waybill').select(['waybill_no', 'latest_at']).where('waybill_no', 'in', FOLLOWED).execute();
  const until = new Date(now.getTime() + followRule(now.toISOString().slice(0, 10)).silentDays * DAY_MS);
  const rows = parcels.map(({ waybill_no, latest_at }) => ({ id: randomUUID(), waybill_no, email, country, locale, state: 'following' as const, told_at: latest_at, confirm_by: now, keep_until: until }));
  if (rows.length > 0) await db.insertInto('follower').values(rows).execute();
}

async function keep(db: Tx, { daysAgo, product, to, weightGrams }: Asked, now: Date): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  const service = quoteService({ db, now: () => at });
  const shipment: QuotedShipment = {
    product, origin: { country: 'CN', city: 'CN-CAN' }, destination: to, weightGrams, size: null, pacNumber: 1, goodsType: 'GENERAL', branded: false, phones: false, battery: null,
    cod: null, insuredValue: null, declaredValue: null, purpose: 'ecommerce', receiverType: 'individual',
  };
  const priced = await service.price(shipment).catch((error: unknown) => {
    // The demo starts in a year without rates, too.
    if (error instanceof ApiError && error.code === ERROR.NO_RATE) return null;
    throw error;
  });
  if (!priced) return;
  const validUntil = new Date(at.getTime() + RULES.quote.validMinutes * 60_000);
  const query = new URLSearchParams({ origin: priced.origin.code, destination: priced.destination.code, weight: String(weightGrams / 1_000), product }).toString();
  const parcel = { product, origin: priced.origin.code, destination: priced.destination.code, weight_grams: weightGrams, pieces: 1, query };
  await keepQuoteIn(db, DEMO_ACCOUNT, { ...parcel, total_fen: String(priced.price.total.amount), valid_until: validUntil }, at);
}
