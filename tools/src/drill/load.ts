/** Readers of a drill: page views, calls that read, and orders that are sent with a key until they are acknowledged. */
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { login } from '@amberlane/contract/calls/accounts';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import type { Call } from '@amberlane/contract/calls/call';
import { queryAllCountryList } from '@amberlane/contract/calls/countries';
import { addOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { orderForm } from '../../../api/src/testing/order-form.ts';
import { NAMED_WAYBILLS } from '../../../api/src/demo/named-parcels.ts';
import { ADDRESS_HEADER } from '../proxy/local-nginx.ts';
import { pause } from './processes.ts';

const PAGES = ['/gh-en', '/eg-ar', '/ma-fr/rates', `/ke-en/track?numbers=${NAMED_WAYBILLS.slice(0, 3).join()}`, '/pk-ur/help'];
/** Light enough for two cores that also run everything else: what a fault does is to be seen, not what a crowd does. */
const READERS = { pages: 3, calls: 3 };
const BETWEEN_MS = 100;
/** Customers of the demo data, with its password. Each may send 300 orders an hour: their pause keeps a drill below that. */
const CUSTOMERS = ['demo', 'other', 'yangli', 'exemple', 'mithal', 'namoona'];
const BETWEEN_ORDERS_MS = 1_000;
/** Longer than the longest wait of the site, so that a failure is its own. */
const PATIENCE_MS = 20_000;
const WRITE_AGAIN_MS = 250;

export type Kind = 'page' | 'call' | 'write';

export interface Answered {
  readonly kind: Kind;
  /** Moments of `performance.now()`. */
  readonly from: number;
  readonly to: number;
  /** `200`, or a word for a connection that broke or a wait that was too long. */
  readonly outcome: string;
}

export interface Order {
  readonly key: string;
  readonly mallNo: string;
  /** Id of the order once it was acknowledged. */
  id: string | null;
}

export interface Load {
  readonly answered: readonly Answered[];
  readonly orders: readonly Order[];
  /** Resolves when the last request has ended. */
  stop(): Promise<void>;
  /** Asks which orders are there. Rejects when the site does not say. */
  countOrders(): Promise<{ readonly lost: number; readonly doubled: number }>;
}

/** Each request counts as one of a different network: the limits of nginx are not what is drilled. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Caller {
  readonly origin: string;
  readonly cookie: string;
}

const headersOf = ({ origin, cookie }: Caller): Record<string, string> => ({
  [ADDRESS_HEADER]: someAddress(), origin, cookie, 'content-type': 'application/json', version: '1.0.0', lang: 'en_US', countrycode: 'GH',
});

function send(caller: Caller, call: Pick<Call, 'method' | 'path'>, body: object, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const init = call.method === 'GET' ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(caller.origin + call.path, { ...init, headers: { ...headersOf(caller), ...more }, signal: AbortSignal.timeout(PATIENCE_MS) });
}

async function dataOf<Reply extends z.ZodType>(call: Call<string, z.ZodType, Reply>, response: Response): Promise<z.output<Reply>> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.path}: ${response.status} ${text.slice(0, 300)}`);
  return call.reply.parse(z.object({ data: z.unknown() }).parse(JSON.parse(text)).data);
}

async function signIn(origin: string, name: string): Promise<Caller> {
  const response = await send({ origin, cookie: '' }, login, { userName: `${name}@amberlane.example`, password: 'Amberlane#2026' });
  if (!response.ok) throw new Error(`The demo customer ${name} could not sign in: ${response.status} ${await response.text()}`);
  return { origin, cookie: response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]).join('; ') };
}

/** So many lookups at once, as a rush of readers; whether they are answered is not looked at. */
export async function rush(origin: string, readers: number): Promise<void> {
  await Promise.allSettled(Array.from({ length: readers }, () => send({ origin, cookie: '' }, queryTrack, { waybillNos: [NAMED_WAYBILLS[0]] })));
}

const failureOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer in ${PATIENCE_MS / 1000} s`;
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
};

export async function startLoad(origin: string): Promise<Load> {
  const reader: Caller = { origin, cookie: '' };
  const customers = await Promise.all(CUSTOMERS.map((name) => signIn(origin, name)));
  const { version } = await dataOf(orderAgreement, await send(reader, orderAgreement, {}));
  const run = randomUUID().slice(0, 8);
  const answered: Answered[] = [];
  const orders: Order[] = [];
  let running = true;

  /** Gives the answer's text when it is good. */
  async function ask(kind: Kind, request: () => Promise<Response>): Promise<string | null> {
    const from = performance.now();
    const note = (outcome: string): void => void answered.push({ kind, from, to: performance.now(), outcome });
    try {
      const response = await request();
      const text = await response.text();
      note(String(response.status));
      return response.ok ? text : null;
    } catch (error) {
      note(failureOf(error));
      return null;
    }
  }

  const read = (): Promise<Response> =>
    randomInt(2) === 0 ? send(reader, queryAllCountryList, {}) : send(reader, queryTrack, { waybillNos: [NAMED_WAYBILLS[randomInt(NAMED_WAYBILLS.length)]] });
  const view = (): Promise<Response> =>
    fetch(`${origin}${PAGES[randomInt(PAGES.length)] ?? ''}`, { headers: { [ADDRESS_HEADER]: someAddress() }, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const order = (customer: Caller, { key, mallNo }: Order): Promise<Response> => send(customer, addOrder, orderForm({ mallNo, agreementVersion: version }), { 'idempotency-key': key });

  async function writeOnce(customer: Caller): Promise<void> {
    const one: Order = { key: randomUUID(), mallNo: `DRILL-${run}-${orders.length}`, id: null };
    orders.push(one);
    while (running && one.id === null) {
      const text = await ask('write', () => order(customer, one));
      if (text !== null) one.id = z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(text)).data.id;
      else await pause(WRITE_AGAIN_MS);
    }
  }

  const loop = async (work: () => Promise<unknown>, betweenMs = BETWEEN_MS): Promise<void> => {
    while (running) {
      await work();
      await pause(betweenMs);
    }
  };
  const loops = [
    ...Array.from({ length: READERS.pages }, () => loop(() => ask('page', view))),
    ...Array.from({ length: READERS.calls }, () => loop(() => ask('call', read))),
    ...customers.map((customer) => loop(() => writeOnce(customer), BETWEEN_ORDERS_MS)),
  ];

  async function storedMallNos(customer: Caller): Promise<string[]> {
    const found: string[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const { total, list } = await dataOf(queryOrderPage, await send(customer, queryOrderPage, { keyword: `DRILL-${run}-`, pageNum, pageSize: 50 }));
      found.push(...list.map(({ mallNo }) => mallNo));
      if (list.length === 0 || found.length >= total) return found;
    }
  }

  return {
    answered,
    orders,
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
    countOrders: async () => {
      const stored = (await Promise.all(customers.map(storedMallNos))).flat();
      const distinct = new Set(stored);
      return { lost: orders.filter(({ id, mallNo }) => id !== null && !distinct.has(mallNo)).length, doubled: stored.length - distinct.size };
    },
  };
}
