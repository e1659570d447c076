/** The API in front of a test's own database, asked through HTTP; every reply is read with the contract's schema. */
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import type { Call } from '@amberlane/contract/calls/call';
import { failure, type ApiError } from '@amberlane/contract/calls/envelope';
import { buildApp, EMAIL_TEMPLATES } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { seedDemo } from '../demo/seed.ts';
import { localMailbox, readMailbox, type MailboxEntry } from '../mail/local-mailbox.ts';
import type { Messenger } from '../mail/messenger.ts';
import { outboxWorker } from '../mail/outbox-worker.ts';
import { openSession } from '../sessions/sessions.ts';
import { settingsFromEnv, type ApiSettings } from '../settings.ts';
import type { Open } from './test-databases.ts';

/** What a request needs to know of a call; calls of files are asked too. */
type Asked = Pick<Call, 'method' | 'path'>;

/** No test writes a key into a folder. */
const DATA_KEY = 'dGVzdCBrZXkgb2YgdGhpcnR5LXR3byBieXRlcyEhISE=';

/** Settings of a quiet API with hardly any limit by address. */
export const testSettings = (changes: Partial<ApiSettings> = {}): ApiSettings => ({
  ...settingsFromEnv({ LOG_LEVEL: 'silent', NUMBERS_PER_MINUTE: '100000', CAPTCHA_FIXED: 'abcd', DATA_KEY }),
  ...changes,
});

export interface AskOptions {
  readonly locale?: Locale;
  /** Session token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  /** The API's clock; move it with `setTime`. */
  now(): Date;
  setTime(now: Date): void;
  /** `data` of a successful answer, read by the contract and nothing added to it. */
  ask<Reply extends z.ZodType>(call: Call<string, z.ZodType, Reply>, input: object, options?: AskOptions): Promise<z.output<Reply>>;
  /** Status and error of an answer that must be a refusal. */
  refused(call: Asked, input: object, options?: AskOptions): Promise<ApiError & { readonly status: number }>;
  send(call: Asked, input: object, options?: AskOptions): Promise<LightMyRequestResponse>;
  /** A new customer without a password, just signed in by a code. */
  signIn(): Promise<{ readonly accountId: string; readonly token: string }>;
  /** Messages sent so far, newest first. */
  outbox(): Promise<readonly MailboxEntry[]>;
  /** Sends the emails that are due, as every process does each few seconds; each call is another worker. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly now?: Date;
  readonly settings?: Partial<ApiSettings>;
  /** Demo data too; takes some seconds. */
  readonly demo?: boolean;
  /** Takes the messages in place of the local mailbox. */
  readonly messenger?: Messenger;
  /** Takes the lines of the log. */
  readonly logTo?: { write(line: string): void };
}

export async function startTestApi(open: Open, { now = new Date('2026-11-20T10:30:00Z'), settings = {}, demo = false, messenger, logTo }: TestApiOptions = {}): Promise<TestApi> {
  let time = now;
  const database = await open('reference');
  if (demo) await seedDemo(database.db, now);
  const whole = testSettings(settings);
  const app = await buildApp({ settings: whole, database, now: () => time, isDraining: () => false, ...(messenger && { messenger }), ...(logTo && { logTo }) });

  const send: TestApi['send'] = (call, input, options) => app.inject(requestOf(call, input, options));

  return {
    app,
    database,
    now: () => time,
    setTime: (moment) => {
      time = moment;
    },
    send,
    ask: async (call, input, options) => {
      const response = await send(call, input, options);
      const body: unknown = response.json();
      expect([response.statusCode, body]).toEqual([200, expect.objectContaining({ success: true })]);
      const data = call.reply.parse(z.object({ data: z.unknown() }).parse(body).data);
      expect(body).toEqual({ success: true, data });
      return data;
    },
    refused: async (call, input, options) => {
      const response = await send(call, input, options);
      return { ...failure.parse(response.json()).error, status: response.statusCode };
    },
    signIn: async () => {
      const accountId = randomUUID();
      await database.db
        .insertInto('account')
        .values({
          id: accountId, email: `${accountId}@example.com`, phone: null, password_hash: null, country: 'GH', locale: 'en',
          nick_name: 'Test', profile: '{}', created_at: time, updated_at: time,
        })
        .execute();
      return { accountId, token: await openSession(database.db, accountId, time, { isProven: true }) };
    },
    outbox: () => readMailbox(database.db, 100),
    deliver: () => {
      const context = { db: database.db, now: () => time, settings: whole };
      return outboxWorker({ ...context, messenger: messenger ?? localMailbox(database.db, context.now), templates: EMAIL_TEMPLATES, log: app.log }).deliver();
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Fields of the path go into the path, the rest into the query or the body, as a browser sends them. */
function requestOf(call: Asked, input: object, { locale = 'en', token, headers = {} }: AskOptions = {}): InjectOptions {
  const given: Readonly<Record<string, unknown>> = { ...input };
  const url = call.path.replace(/\{(\w+)\}/g, (_mark, name: string) => encodeURIComponent(String(given[name])));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !call.path.includes(`{${name}}`)));
  const all = { lang: LOCALE_FACTS[locale].header, ...(token === undefined ? {} : { token }), ...headers };
  if (call.method === 'POST') return { method: 'POST', url, headers: all, payload: rest };
  return { method: 'GET', url, headers: all, query: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])) };
}
