/**
 * The parcel simulator: each tick takes the open demo parcels that are due one legal step along their lane, starts
 * new ones, forgets the oldest finished ones and keeps the named ones fresh. Any number of processes may run it;
 * one at a time works.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { crowd, freshParcel } from './background-parcels.ts';
import { carryOutDecisions } from './decided-parcels.ts';
import type { DemoEvent } from './demo-history.ts';
import { itineraryOf } from './itinerary.ts';
import { demoPlace, stepTime, toEvent } from './journey.ts';
import { refreshNamed } from './named-refresh.ts';
import { countParcels, findOpenParcels, forgetOldest, forgetVanished, insertCrowd, insertStep, tryDemoLock, type OpenParcel } from './repository.ts';
import { isWorkingTime } from './working-hours.ts';

/** Parcels under way that the simulator keeps up. */
const OPEN_PARCELS = 120;
/** With fewer the demo has slept for long: it is filled up at once with parcels in every stage. */
const AWAKE_PARCELS = 40;
/** Most demo parcels kept, finished ones included. */
const MOST_PARCELS = 400;
/** When nothing is due by itself, this many parcels are taken a little before their time. */
const STEPS_A_TICK = 2;
/** Share of the usual time that must have passed before a step is taken early: flights still take hours. */
const EARLIEST_SHARE = 0.75;

/** One step of the simulation. `seed` decides what new parcels are. Gives the events made; 0 also when another process is at work. */
export async function tick(db: Kysely<Database>, now: Date, seed: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // A database that was never seeded holds a company's own waybills: nothing of the demo belongs there.
    if (!(await tryDemoLock(transaction)) || (await countParcels(transaction)) === 0) return 0;
    await forgetVanished(transaction);
    await refreshNamed(transaction, now);
    await carryOutDecisions(transaction, now);
    const open = await findOpenParcels(transaction);
    const taken = chooseSteps(open, now);
    for (const { waybillNo, event, isLast } of taken) await insertStep(transaction, waybillNo, event, isLast, now);
    await keepUp(transaction, open.length - taken.filter(({ isLast }) => isLast).length, now, seed);
    return taken.length;
  });
}

interface TakenStep {
  readonly waybillNo: string;
  readonly event: DemoEvent;
  readonly isLast: boolean;
}

/** Every step that is due, at its own time; or a few that are nearly due, made now. Pure. */
function chooseSteps(open: readonly OpenParcel[], now: Date): TakenStep[] {
  const coming = open.flatMap(comingStep);
  const due = coming.filter(({ event }) => event.occurredAt <= now);
  if (due.length >= STEPS_A_TICK) return due;
  const early = coming
    .filter(({ event, since }) => event.occurredAt > now && mayComeEarly(event, since, now))
    .sort((a, b) => a.event.occurredAt.getTime() - b.event.occurredAt.getTime())
    .slice(0, STEPS_A_TICK - due.length)
    .map((step) => ({ ...step, event: { ...step.event, occurredAt: now } }));
  return [...due, ...early];
}

function comingStep({ parcel, events, latestAt }: OpenParcel): (TakenStep & { since: Date })[] {
  const steps = itineraryOf(parcel);
  const step = steps[events];
  if (!step) return [];
  const event = toEvent(parcel.waybillNo, step, events, stepTime(parcel.waybillNo, step, events, latestAt));
  return [{ waybillNo: parcel.waybillNo, event, isLast: events === steps.length - 1, since: latestAt }];
}

function mayComeEarly(event: DemoEvent, since: Date, now: Date): boolean {
  const passed = (now.getTime() - since.getTime()) / (event.occurredAt.getTime() - since.getTime());
  // The ten days that a customer has to choose are a promise, not an estimate.
  return passed >= EARLIEST_SHARE && event.code !== 'DISPOSED' && isWorkingTime(event.code, now, demoPlace(event.place));
}

async function keepUp(db: Transaction<Database>, open: number, now: Date, seed: string): Promise<void> {
  if (open < AWAKE_PARCELS) await insertCrowd(db, crowd(seed, OPEN_PARCELS - open, now));
  else if (open < OPEN_PARCELS) await insertCrowd(db, [freshParcel(seed, now)]);
  const surplus = (await countParcels(db)) - MOST_PARCELS;
  if (surplus > 0) await forgetOldest(db, surplus);
}
