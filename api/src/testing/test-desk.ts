/** The staff desk in front of a test's own database, asked as a browser asks it. */
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../accounts/password-hash.ts';
import { limitsOf } from '../limits/limits.ts';
import { memoryBuckets } from '../limits/memory-buckets.ts';
import { proxyTrust } from '../plugins/rate-limit.ts';
import type { ApiSettings } from '../settings.ts';
import { buildStaffDesk } from '../staff-desk/desk-server.ts';
import { DEMO_MEMBER, type StaffRole } from '../staff-desk/members.ts';
import { readLog, type ReadEntry } from '../staff-desk/staff-log.ts';
import { testSettings, type TestApi } from './test-api.ts';

/** Where the desk is asked. */
export const DESK_ORIGIN = 'http://127.0.0.1:8085';
/** Of every member that a test adds. */
export const DESK_PASSWORD = 'a long password of ours 7';

/** A browser with its cookie. */
export interface DeskVisitor {
  get(url: string): Promise<LightMyRequestResponse>;
  /** Sends a form; the token of the session comes with it unless `fields` holds another. */
  post(url: string, fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

export interface TestDesk {
  readonly desk: FastifyInstance;
  /** Nobody. */
  readonly stranger: DeskVisitor;
  /** Adds a member and signs in. */
  signIn(role?: StaffRole, login?: string): Promise<DeskVisitor>;
  addMember(login: string, role?: StaffRole): Promise<void>;
  visitorWith(cookie: string): DeskVisitor;
  /** Newest first. */
  log(): Promise<readonly ReadEntry[]>;
  close(): Promise<void>;
}

/** What a browser sends with a form of the desk. */
export const OWN_FORM = { 'sec-fetch-site': 'same-origin', origin: DESK_ORIGIN } as const;

let count = 0;

export function testDesk(api: TestApi, settings: Partial<ApiSettings> = {}): TestDesk {
  const { db } = api.database;
  const limits = limitsOf(memoryBuckets(() => api.now().getTime()));
  const desk = buildStaffDesk(
    { db, now: api.now, limits, settings: testSettings(settings) },
    { log: Fastify({ logger: false }).log, isTrustedProxy: proxyTrust(['127.0.0.0/8']), answered: () => {} },
  );

  const visitorWith = (cookie: string): DeskVisitor => {
    const known = cookie === '' ? {} : { cookie };
    const common = { host: '127.0.0.1:8085', ...known };
    let formToken: string | undefined;
    const get: DeskVisitor['get'] = (url) => desk.inject({ url, headers: common });
    return {
      get,
      post: async (url, fields, headers = OWN_FORM) => {
        formToken ??= /name="formToken" value="([\w-]+)"/.exec((await get('/?tab=log')).payload)?.[1] ?? '';
        const payload = new URLSearchParams({ formToken, ...fields }).toString();
        return desk.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...common, ...headers }, payload });
      },
    };
  };
  const stranger = visitorWith('');

  const addMember: TestDesk['addMember'] = async (login, role = 'desk') => {
    await db.insertInto('staff_member').values({ ...DEMO_MEMBER, id: `staff-${login}`, login, name: `Member ${login}`, role, password_hash: await hashPassword(DESK_PASSWORD), active: true, created_at: api.now() }).execute();
  };

  return {
    desk,
    stranger,
    addMember,
    visitorWith,
    signIn: async (role, login = `member${(count += 1)}`) => {
      await addMember(login, role);
      const { headers } = await stranger.post('/sign-in', { login, password: DESK_PASSWORD });
      return visitorWith(String(headers['set-cookie']).split(';', 1)[0] ?? '');
    },
    log: () => readLog(db, { before: null, most: 100 }),
    close: () => desk.close(),
  };
}
