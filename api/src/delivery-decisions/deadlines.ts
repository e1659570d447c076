/**
 * What happens by itself when the days to decide end (spec §4): a reminder before, then the default, or the disposal that
 * the sender chose. Each step is written once, however many processes run: the row of the waybill is held, and reminders
 * and decisions have keys.
 */
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { RULES } from '@amberlane/contract/domain';
import { addDays } from '@amberlane/contract/domain/working-days';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { queueEmails } from '../mail/outbox.ts';
import { repeat } from '../plugins/periodic-task.ts';
import { instantAt, localDay } from '../tracking/wall-clock.ts';
import { queueUpdates } from '../tracking-subscriptions/queue-updates.ts';
import { endOfMinute, standingOf } from './decision-period.ts';
import { decisionEmails, reminderEmails } from './emails.ts';
import { parcelFacts } from './parcel-facts.ts';
import { holdWaybill, insertDecision, insertEvent } from './repository.ts';

const ROUND_MS = 60_000;
const DAY_MS = 86_400_000;
/** A deadline that passed so many days ago without us is looked at by a person: nothing old is destroyed by surprise. */
const PASSED_DAYS = 7;
/** Parcels of one round; the next one goes on. */
const BATCH = 200;

/** One round. Gives how many parcels were reminded of and how many were disposed of. */
export async function passDeadlines(db: Kysely<Database>, now: Date): Promise<{ readonly reminded: number; readonly disposed: number }> {
  let reminded = 0;
  let disposed = 0;
  for (const waybillNo of await nearDeadline(db, now)) {
    const step = await passDeadline(db, waybillNo, now);
    if (step === 'reminded') reminded += 1;
    if (step === 'disposed') disposed += 1;
  }
  return { reminded, disposed };
}

/** Returned parcels whose deadline may be near: a day less than the days of the rule, since a day may begin late in its zone. Those that were reminded of wait for the end. */
async function nearDeadline(db: Kysely<Database>, now: Date): Promise<string[]> {
  const { decisionDays, remindDays } = RULES.redelivery;
  const remindFrom = new Date(now.getTime() - (decisionDays - remindDays - 1) * DAY_MS);
  const notBefore = new Date(now.getTime() - (decisionDays + PASSED_DAYS) * DAY_MS);
  const endFrom = new Date(now.getTime() - (decisionDays - 1) * DAY_MS);
  const { rows } = await sql<{ waybill_no: string }>`
    select waybill.waybill_no from waybill
    where latest_code = 'RETURNED_TO_WAREHOUSE' and upstream is null and latest_at < ${remindFrom}::timestamptz and latest_at > ${notBefore}::timestamptz
      and (latest_at < ${endFrom}::timestamptz
        or not exists (select from decision_reminder reminder where reminder.waybill_no = waybill.waybill_no and reminder.reminded_at > waybill.latest_at))
      and not exists (select from delivery_decision decision where decision.waybill_no = waybill.waybill_no and decision.state = 'open'
        and decision.created_at >= waybill.latest_at and (decision.option not in ('SHELVE', 'DESTROY') or decision.deadline > ${now}::timestamptz))
      and not exists (select from delivery_decision sent_back where sent_back.waybill_no = waybill.waybill_no and sent_back.option = 'RETURN' and sent_back.state <> 'replaced')
    order by latest_at limit ${BATCH}`.execute(db);
  return rows.map(({ waybill_no }) => waybill_no);
}

function passDeadline(db: Kysely<Database>, waybillNo: string, now: Date): Promise<'reminded' | 'disposed' | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdWaybill(tx, waybillNo))) return null;
    const facts = await parcelFacts(tx, waybillNo);
    if (!facts) return null;
    const { open, decisions } = facts;
    const { period, closed, latest } = standingOf(facts.parcel, now);
    if (!period?.destroyed || decisions[0]?.option === 'RETURN') return null;
    const { deadline, start: { place } } = period;
    if (closed === null) {
      const remindAt = instantAt(addDays(localDay(deadline, place.timeZone), -RULES.redelivery.remindDays), '09:00', place.timeZone);
      if (open || now < remindAt) return null;
      const fresh = await tx.insertInto('decision_reminder').values({ waybill_no: waybillNo, deadline, reminded_at: now }).onConflict((conflict) => conflict.doNothing()).returning('waybill_no').executeTakeFirst();
      if (!fresh) return null;
      await queueEmails(tx, reminderEmails(waybillNo), now);
      return 'reminded';
    }
    if (closed !== 'DEADLINE' || now < endOfMinute(deadline)) return null;
    if (open && open.option !== 'SHELVE' && open.option !== 'DESTROY') return null;
    const shelved = open?.option === 'SHELVE';
    if (open) {
      await tx.updateTable('delivery_decision').set({ state: 'done' }).where('id', '=', open.id).execute();
    } else {
      const row = await insertDecision(
        tx,
        {
          waybill_no: waybillNo, version: (decisions[0]?.version ?? 0) + 1, option: 'DESTROY', decided_by: 'deadline', day: null, time_window: null, address: null, site_code: null, email: null,
          locale: 'en', fee_fen: 0, deadline, time_zone: place.timeZone, created_at: now,
        },
        { state: 'done', lastScanAt: latest.occurredAt },
      );
      await queueEmails(tx, decisionEmails(row.id), now);
    }
    const eventId = await insertEvent(tx, { waybillNo, code: 'DISPOSED', disposal: shelved ? 'SHELVED' : 'DESTROYED', place: latest.place.code, at: now });
    await queueUpdates(tx, [{ waybillNo, eventId, code: 'DISPOSED', occurredAt: now }], now);
    return 'disposed';
  });
}

/** A round each minute until the app closes. */
export function passDeadlinesRegularly(app: FastifyInstance, { db, now }: Pick<ApiContext, 'db' | 'now'>): void {
  repeat(app, ROUND_MS, async () => {
    try {
      const passed = await passDeadlines(db, now());
      if (passed.reminded + passed.disposed > 0) app.log.info(passed, 'deadlines of failed deliveries passed');
    } catch (error) {
      app.log.error({ err: error }, 'deadlines of failed deliveries not passed');
    }
  });
}
