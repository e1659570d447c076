import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { deleteExpired } from './delete-expired.ts';
import { EXPIRED } from './expired-rows.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MANY = 30_000;
const before = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
/** A minute too old, and a minute before that. */
const around = (days: number): readonly [gone: Date, kept: Date] => [new Date(before(days).getTime() - MINUTE_MS), new Date(before(days).getTime() + MINUTE_MS)];

describeOnBothDatabases('rows whose time is over', (open) => {
  let api: TestApi;
  let accountId: string;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    accountId = (await api.signIn()).accountId;
  });
  afterAll(() => api.close());

  const round = () => deleteExpired(api.database.db, NOW);
  const idsOf = async (table: keyof Database, column: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} like 'gone%' or ${sql.ref(column)} like 'kept%' order by 1`.execute(api.database.db);
    return rows.map(({ id }) => id);
  };

  it('go, and those of the minute after stay: sessions', async () => {
    const session = (id: string, facts: object) =>
      api.database.db
        .insertInto('session')
        .values({ id, token_hash: id, account_id: accountId, remembered: false, created_at: before(200), last_seen_at: before(200), ended: null, ...facts })
        .execute();
    const [gone, kept] = around(30);
    await session('gone: ended by its owner', { remembered: true, created_at: before(40), last_seen_at: before(31), ended: 'signedOut', ended_at: gone });
    await session('kept: ended by its owner', { remembered: true, created_at: before(40), last_seen_at: before(31), ended: 'signedOut', ended_at: kept });
    await session('gone: unused for a day', { created_at: before(33), last_seen_at: new Date(gone.getTime() - DAY_MS) });
    await session('kept: unused for a day', { created_at: before(33), last_seen_at: new Date(kept.getTime() - DAY_MS) });
    await session('gone: a week old', { created_at: new Date(gone.getTime() - 7 * DAY_MS), last_seen_at: gone });
    await session('kept: a week old', { created_at: new Date(kept.getTime() - 7 * DAY_MS), last_seen_at: gone });
    await session('gone: remembered, unused for a month', { remembered: true, created_at: before(80), last_seen_at: new Date(gone.getTime() - 30 * DAY_MS) });
    await session('kept: remembered, in use', { remembered: true, created_at: before(80), last_seen_at: before(1) });
    expect(await round()).toEqual({ session: 4 });
    expect(await idsOf('session', 'id')).toEqual(['kept: a week old', 'kept: ended by its owner', 'kept: remembered, in use', 'kept: unused for a day']);
  });

  it('go, and those of the minute after stay: everything else that ends by time', async () => {
    const { db } = api.database;
    const pairs = (days: number, add: (name: string, at: Date) => Promise<unknown>) => Promise.all([add('gone', around(days)[0]), add('kept', around(days)[1])]);
    await pairs(90, (id, at) => db.insertInto('sign_in').values({ id, account_id: accountId, at, way: 'password', outcome: 'ok', browser: null, system: null, network: '' }).execute());
    await pairs(0, (id, expires_at) => db.insertInto('captcha').values({ id, purpose: 'register', answer_hash: '', expires_at }).execute());
    await pairs(1 / 24, (target, expires_at) => db.insertInto('verification_code').values({ purpose: 'login', target, salt: '', code_hash: '', tries: 0, sent_at: NOW, expires_at }).execute());
    await pairs(0, (ticket_hash, expires_at) => db.insertInto('reset_ticket').values({ ticket_hash, account_id: accountId, expires_at }).execute());
    await pairs(7, (token_hash, changed_at) => db.insertInto('account_undo').values({ account_id: accountId, change: 'contact', address_before: null, address_after: null, token_hash, changed_at }).execute());
    await pairs(1, (target, sent_at) => db.insertInto('code_delivery').values({ target, prefix: '', network: '', sent_at }).execute());
    await pairs(0, (email, expires_at) => db.insertInto('registration').values({ email, password_hash: '', nick_name: '', country: 'GH', locale: 'en', expires_at }).execute());
    await pairs(0, (id, expires_at) => db.insertInto('label_file').values({ id, account_id: accountId, layout: 'a4', order_ids: '[]', expires_at }).execute());
    await pairs(3, (key, created_at) => db.insertInto('idempotency_key').values({ account_id: accountId, key, request_hash: '', order_id: '', created_at }).execute());
    await pairs(0, (token_hash, expires_at) => db.insertInto('order_export').values({ token_hash, account_id: accountId, request: '{}', locale: 'en', expires_at }).execute());
    await pairs(30, (id, updated_at) => db.insertInto('order_import').values({ id, account_id: accountId, name: '', settings: '{}', row_count: 1, agreement_version: null, created_at: before(90), updated_at }).execute());
    await pairs(30, (token_hash, expires_at) => db.insertInto('track_share').values({ token_hash, waybill_no: 'x', expires_at }).execute());
    await pairs(365, (id, created_at) =>
      db
        .insertInto('delivery_decision')
        .values({
          id, reference: id, waybill_no: id, version: 1, option: 'COLLECT', decided_by: 'recipient', day: null, time_window: null, address: null, site_code: 'GH-ACC-01', email: 'a@example.com', locale: 'en',
          fee_fen: 0, deadline: NOW, time_zone: 'Africa/Accra', state: 'done', created_at,
        })
        .execute());
    await pairs(365, (waybill_no, reminded_at) => db.insertInto('decision_reminder').values({ waybill_no, deadline: NOW, reminded_at }).execute());
    await pairs(0, (id, keep_until) =>
      db.insertInto('follower').values({ id, waybill_no: id, email: 'a@example.com', country: 'GH', locale: 'en', state: 'stopped', told_at: NOW, confirm_by: NOW, keep_until }).execute());
    await db.insertInto('follow_token').values(['gone', 'kept'].map((name) => ({ token_hash: name, follower_id: name }))).execute();
    await db.insertInto('survey').values({ code: 'kept survey', status: 'CLOSED', definition: '{}', sort: 99 }).execute();
    await pairs(30, (respondent_hash, saved_at) => db.insertInto('survey_progress').values({ survey_code: 'kept survey', respondent_hash, answers: '{}', saved_at }).execute());
    await pairs(0, (id, keep_until) =>
      db
        .insertInto('lead')
        .values({ id, reference: id, kind: 'feedback', country: 'GH', locale: 'en', email: 'a@example.com', content: '{}', fingerprint: id, suspect: false, created_at: NOW, keep_until })
        .execute());
    await db.insertInto('case_step').values(['gone', 'kept'].map((lead_id) => ({ lead_id, number: 1, status: 'RECEIVED' as const, at: NOW, note: null, staff: null }))).execute();
    await db.insertInto('case_message').values(['gone', 'kept'].map((id) => ({ id, lead_id: id, side: 'sender' as const, text: 'x', fingerprint: 'x', at: NOW, staff: null }))).execute();
    await pairs(7, (mailbox, hour) => db.insertInto('office_mail_hour').values({ mailbox, hour, notices: 1 }).execute());
    await pairs(0, (id, expires_at) =>
      db.insertInto('upload').values({ id, name: 'a.pdf', bytes: 1, media_type: null, finished: false, revision: 0, lead_id: null, message_id: null, position: null, created_at: NOW, expires_at }).execute());
    await pairs(7, (id, done_at) =>
      db.insertInto('mail_outbox').values({ id, kind: 'x', regarding: 'x', recipient: null, params: '{}', state: 'sent', attempts: 1, next_at: null, last_error: null, created_at: NOW, done_at }).execute());
    await pairs(30, (id, created_at) => db.insertInto('webhook_event').values({ id, account_id: accountId, type: 'order.created', body: '{}', created_at }).execute());
    await pairs(7, (key_prefix, at) => db.insertInto('api_call').values({ account_id: accountId, key_prefix, method: 'GET', path: '', status: 200, ms: 1, at }).execute());
    await pairs(7, (message_id, sent_at) => db.insertInto('outbox_message').values({ channel: 'mail', recipient: 'a', subject: '', body: '', code: null, message_id, unsubscribe: null, sent_at }).execute());
    await db.insertInto('staff_member').values({ id: 'staff', name: 'x', login: 'x', password_hash: '', role: 'desk', active: true, created_at: before(900) }).execute();
    await pairs(1 / 2, (token_hash, created_at) => db.insertInto('staff_session').values({ token_hash, staff_id: 'staff', created_at, last_seen_at: created_at }).execute());
    await pairs(730, (subject, at) => db.insertInto('staff_log').values({ at, staff_id: 'staff', action: 'sign-in', subject, detail: '' }).execute());
    await db.insertInto('second_factor').values({ account_id: accountId, secret: '', started_at: before(1), confirmed_at: null, last_step: 0 }).execute();
    const expected = [
      'sign_in', 'captcha', 'verification_code', 'account_undo', 'reset_ticket', 'code_delivery', 'registration', 'second_factor', 'label_file', 'idempotency_key', 'order_export', 'order_import', 'track_share',
      'delivery_decision', 'decision_reminder', 'follower', 'survey_progress', 'lead', 'office_mail_hour', 'upload', 'mail_outbox', 'webhook_event', 'api_call', 'outbox_message', 'staff_session', 'staff_log',
    ];
    expect(await round()).toEqual(Object.fromEntries(expected.map((table) => [table, 1])));
    const left = await Promise.all([
      idsOf('sign_in', 'id'), idsOf('captcha', 'id'), idsOf('verification_code', 'target'), idsOf('account_undo', 'token_hash'), idsOf('reset_ticket', 'ticket_hash'), idsOf('code_delivery', 'target'),
      idsOf('registration', 'email'), idsOf('idempotency_key', 'key'), idsOf('order_export', 'token_hash'), idsOf('order_import', 'id'), idsOf('track_share', 'token_hash'), idsOf('delivery_decision', 'id'),
      idsOf('decision_reminder', 'waybill_no'), idsOf('follower', 'id'), idsOf('follow_token', 'token_hash'), idsOf('label_file', 'id'), idsOf('lead', 'id'), idsOf('mail_outbox', 'id'),
      idsOf('outbox_message', 'message_id'), idsOf('webhook_event', 'id'), idsOf('api_call', 'key_prefix'), idsOf('upload', 'id'), idsOf('case_step', 'lead_id'), idsOf('case_message', 'id'), idsOf('office_mail_hour', 'mailbox'), idsOf('survey_progress', 'respondent_hash'), idsOf('staff_session', 'token_hash'), idsOf('staff_log', 'subject'),
    ]);
    expect(left).toEqual(left.map(() => ['kept']));
    // Closed accounts have a test of their own, and sessions the one above.
    expect([...expected, 'session', 'account'].sort()).toEqual(EXPIRED.map(({ table }) => table).sort());
  });

  it('go by the ten thousand while calls are answered in between', async () => {
    const id = randomUUID();
    await sql`
      insert into session (id, token_hash, account_id, remembered, created_at, last_seen_at)
      select ${id} || n, ${id} || n, ${accountId}, false, ${before(60)}::timestamptz, ${before(60)}::timestamptz from generate_series(1, ${MANY}::integer) as n`.execute(api.database.db);
    const state = { isDone: false };
    const deleting = round().finally(() => (state.isDone = true));
    let answered = 0;
    while (!state.isDone) {
      await api.database.ping();
      // A call comes from outside: timers and sockets have their turn before it.
      await setTimeout(1);
      answered += 1;
    }
    expect(await deleting).toEqual({ session: MANY });
    // Of a hundred batches: none holds the calls up for longer than itself.
    expect(answered).toBeGreaterThan(50);
  });

  it('are deleted by one process at a time', async () => {
    const session = { id: 'gone once', token_hash: 'gone once', account_id: accountId, remembered: false, created_at: before(60), last_seen_at: before(60), ended: null };
    await api.database.db.insertInto('session').values(session).execute();
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.map(({ session: count = 0 }) => count).sort()).toEqual([0, 0, 1]);
  });
});
