/**
 * Reading and deciding what happens to a parcel after a failed delivery. The reader is the owner of the waybill by session,
 * or whoever knows the end of the recipient's phone: the same gate, tries included, as the details of tracking.
 */
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import type { decideDelivery, DecisionState, queryDeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import type { TrackDetail, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import type { Locale } from '@amberlane/contract/site';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { queueEmails } from '../mail/outbox.ts';
import type { Customer } from '../plugins/call-route.ts';
import { trackingDetails } from '../tracking/details.ts';
import { tracking } from '../tracking/service.ts';
import { chargeOrder, owedFen } from './charge-order.ts';
import { correctAddress } from './corrected-address.ts';
import { decisionEmails } from './emails.ts';
import { cityOf, closedOf, parcelFacts, type ParcelFacts } from './parcel-facts.ts';
import { correctReceiver, decisionsOf, holdWaybill, insertDecision, insertEvent, type DecisionRow } from './repository.ts';
import { toState } from './state.ts';
import { refusalOf, type Reader } from './who-may.ts';

type Asked = z.output<typeof queryDeliveryDecision.request>;
type Wanted = z.output<typeof decideDelivery.request>;

export interface Asker {
  readonly customer: Customer | null;
  readonly locale: Locale;
  /** Address of the asker, or its /64. */
  readonly network: string;
}

interface Opened {
  readonly waybill: TrackedWaybill;
  readonly detail: TrackDetail;
  readonly reader: Reader;
}

export interface DeliveryDecisions {
  /** Throws {@link ApiError} DETAILS_CLOSED for everyone whom it is not for. */
  read(asked: Asked, asker: Asker): Promise<DecisionState>;
  /** Throws as `read`; CONFLICT when another decision came first; ORDER_STATE when nothing can be decided; refusals of fields. */
  decide(wanted: Wanted, asker: Asker): Promise<DecisionState>;
}

export function deliveryDecisions({ db, now, limits, emails }: Pick<ApiContext, 'db' | 'now' | 'limits' | 'emails'>): DeliveryDecisions {
  const details = trackingDetails({ db, limits, tracking: tracking(db, now) });

  async function open({ waybillNo, phoneLast4 }: Asked, { customer, locale, network }: Asker): Promise<Opened> {
    const shown = phoneLast4 === '' ? await details.of(waybillNo, customer, locale) : await details.unlock({ waybillNo, phoneLast4, network }, customer, locale);
    if (shown.outcome !== 'found' || shown.detail === null) throw new ApiError(ERROR.DETAILS_CLOSED);
    return { waybill: shown.waybill, detail: shown.detail, reader: shown.detail.shownTo === 'owner' ? 'sender' : 'recipient' };
  }

  async function stateFor({ waybill, detail, reader }: Opened, locale: Locale): Promise<DecisionState> {
    const facts = await parcelFacts(db, waybill.waybillNo);
    if (!facts) throw new ApiError(ERROR.DETAILS_CLOSED);
    return toState(db, { facts, waybill, detail, reader, locale, now: now() });
  }

  return {
    read: async (asked, asker) => stateFor(await open(asked, asker), asker.locale),

    decide: async (wanted, asker) => {
      const opened = await open(wanted, asker);
      const { waybillNo } = opened.waybill;
      const decided = await db.transaction().execute(async (tx) => {
        if (!(await holdWaybill(tx, waybillNo))) throw new ApiError(ERROR.DETAILS_CLOSED);
        const at = now();
        const facts = await parcelFacts(tx, waybillNo);
        if (!facts) throw new ApiError(ERROR.DETAILS_CLOSED);
        const made = judge(wanted, facts, opened.reader, at);
        if (made === 'repeated') return null;
        const { standing: { latest, period }, decisions } = facts;
        if (!period) throw new ApiError(ERROR.ORDER_STATE);
        const row = await insertDecision(
          tx,
          {
            waybill_no: waybillNo, version: (decisions[0]?.version ?? 0) + 1, option: wanted.option, decided_by: opened.reader, day: made.day, time_window: made.window,
            address: made.lines && JSON.stringify(made.lines), site_code: made.siteCode, email: opened.reader === 'recipient' && wanted.email !== '' ? wanted.email : null,
            locale: asker.locale, fee_fen: made.feeFen, deadline: period.deadline, time_zone: period.start.place.timeZone, created_at: at,
          },
          { state: 'open', lastScanAt: latest.occurredAt },
        );
        await chargeOrder(tx, waybillNo, await decisionsOf(tx, waybillNo), owedFen(decisions), at);
        if (made.lines) await correctReceiver(tx, waybillNo, made.lines);
        await insertEvent(tx, { waybillNo, code: 'DELIVERY_DECIDED', disposal: null, place: latest.place.code, at });
        await queueEmails(tx, decisionEmails(row.id), at);
        return row;
      });
      if (decided) await emails.deliverNow(decided.id);
      return stateFor(await open(wanted, asker), asker.locale);
    },
  };
}

interface Made {
  readonly day: string | null;
  readonly window: DecisionRow['time_window'];
  readonly lines: readonly string[] | null;
  readonly siteCode: string | null;
  readonly feeFen: number | null;
}

const NOTHING = { day: null, window: null, lines: null, siteCode: null } as const;

/** What is written for a wish, judged on the parcel as it is now. `repeated`: the very same decision stands already. */
function judge(wanted: Wanted, facts: ParcelFacts, reader: Reader, now: Date): Made | 'repeated' {
  const { parcel, open, decisions, points } = facts;
  if (closedOf(parcel, decisions, now) !== null) throw new ApiError(ERROR.ORDER_STATE);
  const siteCodes = points.map(({ site_code }) => site_code);
  if (wanted.version !== (decisions[0]?.version ?? 0)) {
    const isMine = open?.decided_by === reader && open.option === wanted.option;
    if (isMine && isSame(open, wanted, madeOf(wanted, facts, siteCodes, now))) return 'repeated';
    throw new ApiError(ERROR.CONFLICT);
  }
  if (refusalOf(wanted.option, reader, open) !== null) throw fieldFault('option', 'choice');
  return madeOf(wanted, facts, siteCodes, now);
}

const isSame = (open: DecisionRow, { option, email }: Wanted, { day, window, lines, siteCode }: Made): boolean =>
  open.option === option && open.day === day && open.time_window === window && open.site_code === siteCode && (open.email ?? '') === email && JSON.stringify(open.address) === JSON.stringify(lines);

function madeOf(wanted: Wanted, facts: ParcelFacts, siteCodes: readonly string[], now: Date): Made {
  const { option, siteCode } = wanted;
  switch (option) {
    case 'REDELIVER':
      return { ...NOTHING, ...attemptOf(wanted, facts, now) };
    case 'CORRECT_ADDRESS': {
      if (!wanted.address) throw fieldFault('address', 'required');
      const { lines, faults } = correctAddress(wanted.address, cityOf(facts));
      if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
      return { ...NOTHING, ...attemptOf(wanted, facts, now), lines };
    }
    case 'COLLECT':
      if (siteCode === '') throw fieldFault('siteCode', 'required');
      if (!siteCodes.includes(siteCode)) throw fieldFault('siteCode', 'choice');
      return { ...NOTHING, siteCode, feeFen: 0 };
    case 'RETURN':
      return { ...NOTHING, feeFen: null };
    case 'SHELVE':
    case 'DESTROY':
      return { ...NOTHING, feeFen: 0 };
  }
}

function attemptOf({ day, window }: Wanted, { daysOn }: ParcelFacts, now: Date) {
  if (day === null) throw fieldFault('day', 'required');
  const offered = daysOn(now).find((one) => one.day === day);
  if (!offered) throw fieldFault('day', 'date');
  if (window === null) throw fieldFault('window', 'required');
  return { day, window, feeFen: offered.feeFen };
}

