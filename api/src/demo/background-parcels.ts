/**
 * The other demo parcels: some two hundred, over every service country and script, each at its own moment of life.
 * The same seed and the same now give the same parcels. Pure.
 */
import { completeWaybillNo } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { DemoHistory } from './demo-history.ts';
import { historyUntil, wholeLife } from './journey.ts';
import type { DemoParcel, Script } from './itinerary.ts';
import { ARRIVALS, COLLECTIONS } from './trade-lanes.ts';
import { randomFrom, type Random } from './random.ts';

/** A parcel of the crowd with its history, and the script that the simulator goes on with. */
export interface CrowdParcel {
  readonly parcel: DemoParcel;
  readonly history: DemoHistory;
  /** Steps are left that the simulator may take. */
  readonly open: boolean;
}

const DAY_MS = 86_400_000;

/** One entry a share: most parcels arrive without trouble. */
const SCRIPT_SHARES: readonly Script[] = [
  'straight', 'straight', 'straight', 'straight', 'straight', 'straight', 'straight', 'lateScan', 'inspected', 'papersMissing', 'papersMissing',
  'secondTry', 'secondTry', 'servicePoint', 'servicePoint', 'threeTries', 'shelved', 'refused', 'paidRedelivery',
];

/** Cities between which parcels are also sent within a country; each has a sorting centre on the map of service points. */
const LOCAL_PAIRS: Readonly<Partial<Record<Country, readonly [from: string, to: string]>>> = {
  CN: ['CN-CAN', 'CN-YIW'],
  NG: ['NG-LOS', 'NG-KAN'],
  KE: ['KE-NBO', 'KE-MBA'],
  EG: ['EG-CAI', 'EG-GIZ'],
  SA: ['SA-RUH', 'SA-JED'],
  PK: ['PK-KHI', 'PK-LHE'],
};

/** `count` parcels in every stage of life: about two of three under way, the rest finished in the last days. */
export function crowd(seed: string, count: number, now: Date): CrowdParcel[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_none, index) => {
    const parcel = newParcel(random, COUNTRIES[index % COUNTRIES.length] ?? 'GH');
    return startedAt(parcel, new Date(now.getTime() - ageOf(parcel, index, random, now)), now, random);
  });
}

/** A parcel whose order is made now. */
export function freshParcel(seed: string, now: Date): CrowdParcel {
  const random = randomFrom(seed);
  return startedAt(newParcel(random, random.pick(COUNTRIES)), now, now, random);
}

/** Days between the return and now of the parcel that stands for "still to decide": day 4 of 10 (spec §4). */
const DECISION_AGE_MS = 3.5 * DAY_MS;
const SCRIPT_OF_DECISION = 'threeTries';

/** How long ago the order was made, in milliseconds. */
function ageOf(parcel: DemoParcel, index: number, random: Random, now: Date): number {
  const start = new Date(now.getTime() - 40 * DAY_MS);
  const life = wholeLife(parcel, start);
  const after = (at: Date | undefined): number => (at?.getTime() ?? 0) - start.getTime();
  const share = 0.03 + random.fraction() * 1.4;
  if (parcel.script === SCRIPT_OF_DECISION && index % 2 === 0) {
    return after(life.find(({ code }) => code === 'RETURNED_TO_WAREHOUSE')?.occurredAt) + DECISION_AGE_MS;
  }
  const whole = after(life.at(-1)?.occurredAt);
  return share <= 1 ? share * whole : whole + (share - 1) * 12 * DAY_MS;
}

function newParcel(random: Random, country: Country): DemoParcel {
  const waybillNo = completeWaybillNo(country, Array.from({ length: 11 }, () => random.between(0, 9)).join(''));
  const local = LOCAL_PAIRS[country];
  if (country === 'CN' || (local && random.fraction() < 0.2)) {
    const [origin, destination] = local ?? ['CN-CAN', 'CN-YIW'];
    return { waybillNo, script: random.pick(['straight', 'secondTry', 'servicePoint']), product: 'localDelivery', origin, destination };
  }
  const { cities } = ARRIVALS[country];
  return {
    waybillNo,
    script: random.pick(SCRIPT_SHARES),
    product: random.fraction() < 0.7 ? 'smallParcel' : 'specialLine',
    origin: random.pick(COLLECTIONS).hub,
    destination: random.pick([...cities.slice(0, 2), ...cities]),
  };
}

function startedAt(parcel: DemoParcel, start: Date, now: Date, random: Random): CrowdParcel {
  const life = wholeLife(parcel, start);
  const told = historyUntil(parcel, start, now);
  // An order made at night is written when the day begins; until then its label is all there is.
  const events = told.length > 0 ? told : life.slice(0, 1).map((event) => ({ ...event, occurredAt: now }));
  const { waybillNo, product, origin, destination } = parcel;
  const mallNo = `SHOP-${200_000 + random.between(0, 99_999)}`;
  const history: DemoHistory = { waybillNo, mallNo, product, origin, destination, ...sizeOf(product, random), upstream: null, events };
  return { parcel, history, open: events.length < life.length };
}

function sizeOf(product: DemoParcel['product'], random: Random): Pick<DemoHistory, 'weightGrams' | 'pieces'> {
  if (product === 'specialLine') return { weightGrams: random.between(1000, 18_000) * 10, pieces: random.between(1, 6) };
  return { weightGrams: random.between(15, product === 'localDelivery' ? 1500 : 195) * 10, pieces: 1 };
}
