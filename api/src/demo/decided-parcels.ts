/** What couriers do after somebody decided about a demo parcel: the script of its life knows nothing of the decision. */
import type { Transaction } from 'kysely';
import { TIME_WINDOWS } from '@amberlane/contract/calls/delivery-decisions';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import type { Database } from '../database/tables.ts';
import { parcelFacts } from '../delivery-decisions/parcel-facts.ts';
import type { DecisionRow } from '../delivery-decisions/repository.ts';
import type { ParcelEvent } from '../tracking/parcel.ts';
import { instantAt } from '../tracking/wall-clock.ts';
import type { DemoEvent } from './demo-history.ts';
import { insertStep } from './repository.ts';

const HOUR_MS = 3_600_000;
/** Until a parcel lies at a service point or leaves for its sender, and until somebody collects it. */
const MOVED_AFTER_MS = 20 * HOUR_MS;
const HANDED_OVER_AFTER_MS = 2 * HOUR_MS;

interface Due {
  readonly code: EventCode;
  readonly at: Date;
  readonly handover: DemoEvent['handover'];
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The next scan of a decided parcel; null when nothing follows, or what follows comes by itself. Pure. */
export function nextScan({ option, day, time_window, created_at, time_zone }: DecisionRow, latest: Pick<ParcelEvent, 'code' | 'occurredAt'>): Due | null {
  if (latest.code === 'OUT_FOR_DELIVERY') return { code: 'DELIVERED', at: after(latest.occurredAt, HANDED_OVER_AFTER_MS), handover: 'RECEIVER' };
  if (latest.code === 'READY_AT_POINT') return { code: 'DELIVERED', at: after(latest.occurredAt, MOVED_AFTER_MS), handover: 'SERVICE_POINT' };
  // Any other scan has carried the decision out.
  if (latest.occurredAt > created_at) return null;
  const window = TIME_WINDOWS.find(({ code }) => code === time_window);
  if (day !== null && window) return { code: 'OUT_FOR_DELIVERY', at: instantAt(day, window.from, time_zone), handover: null };
  if (option === 'COLLECT') return { code: 'READY_AT_POINT', at: after(created_at, MOVED_AFTER_MS), handover: null };
  return option === 'RETURN' ? { code: 'RETURN_STARTED', at: after(created_at, MOVED_AFTER_MS), handover: null } : null;
}

/** Takes every parcel with an open decision one scan further whose time has come. */
export async function carryOutDecisions(tx: Transaction<Database>, now: Date): Promise<void> {
  const decisions = await tx.selectFrom('delivery_decision').selectAll().where('state', '=', 'open').execute();
  for (const decision of decisions) {
    const facts = await parcelFacts(tx, decision.waybill_no);
    if (!facts) continue;
    const { latest } = facts.standing;
    const due = nextScan(decision, latest);
    if (!due || due.at > now) continue;
    const { code, at, handover } = due;
    const id = `${decision.waybill_no}-${decision.reference}-${code}`;
    await insertStep(tx, decision.waybill_no, { id, code, reason: null, handover, disposal: null, attempt: null, place: latest.place.code, towards: null, occurredAt: at, receivedAt: null }, code === 'DELIVERED', now);
    if (code === 'DELIVERED' || code === 'RETURN_STARTED') await tx.updateTable('delivery_decision').set({ state: 'done' }).where('id', '=', decision.id).execute();
  }
}
