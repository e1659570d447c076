/** Emails while processes die, providers fail and several workers look for them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { testSettings } from '../testing/test-api.ts';
import { emailTemplate } from './email-template.ts';
import { DeliveryError, type Message } from './messenger.ts';
import { claimEmail, forgetRecipients, isSent, queueEmails, withdrawEmails } from './outbox.ts';
import { outboxWorker } from './outbox-worker.ts';

const START = new Date('2026-11-20T10:30:00Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const greeting = emailTemplate({
  kind: 'test.greeting',
  params: z.object({ word: z.string() }),
  write: async ({ regarding, recipient, params: { word } }): Promise<Message | null> =>
    word === '' ? null : { channel: 'mail', to: recipient ?? 'nobody@example.com', subject: `${word} ${regarding}`, text: word },
});

describeOnBothDatabases('the mail outbox', (open) => {
  let database: OpenDatabase;
  let time: Date;
  let isDown: boolean;
  let sent: Message[];
  let results: string[];
  const now = () => time;
  const pass = (ms: number): void => {
    time = new Date(START.getTime() + ms);
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('mail_outbox').execute();
    time = START;
    isDown = false;
    sent = [];
    results = [];
  });

  const send = async (message: Message): Promise<void> => {
    // A provider takes a moment, in which other workers look for work.
    await new Promise(setImmediate);
    if (isDown) throw new DeliveryError('SMTP 421');
    sent.push(message);
  };
  /** A worker of another process each time. */
  const worker = () => outboxWorker({ db: database.db, now, settings: testSettings(), messenger: { send }, templates: [greeting], log: Fastify().log, metrics: { emailDone: (result) => results.push(result) } });
  const queue = (regarding: string, word = 'hello', recipient?: string): Promise<void> =>
    database.db.transaction().execute((tx) => queueEmails(tx, [greeting.about(regarding, { word }, recipient)], now()));
  const rows = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('regarding').execute();

  describe('a process that dies', () => {
    it('after the transaction and before the sending leaves the email to the next worker', async () => {
      await queue('A', 'hello', 'ama@example.com');
      await worker().deliver();
      expect(sent).toMatchObject([{ to: 'ama@example.com', subject: 'hello A' }]);
    });

    it('before the end of the transaction owes nothing', async () => {
      const dying = database.db.transaction().execute(async (tx) => {
        await queueEmails(tx, [greeting.about('A', { word: 'hello' })], now());
        throw new Error('died');
      });
      await expect(dying).rejects.toThrow('died');
      await worker().deliver();
      expect([sent, await rows()]).toEqual([[], []]);
    });

    it('while it sends holds the email for five minutes; both copies have one id', async () => {
      await queue('A');
      const claimed = await claimEmail(database.db, now());
      await worker().deliver();
      pass(5 * MINUTE - 1);
      await worker().deliver();
      expect(sent).toEqual([]);
      pass(5 * MINUTE);
      await worker().deliver();
      expect(sent.map(({ id }) => id)).toEqual([claimed?.id]);
    });
  });

  it('sends each email once, however many workers look for it', async () => {
    const all = Array.from({ length: 30 }, (_none, index) => `email ${index}`);
    for (const regarding of all) await queue(regarding);
    await Promise.all([worker().deliver(), worker().deliver(), worker().deliver('email 7')]);
    expect(sent.map(({ subject }) => subject).sort()).toEqual(all.map((regarding) => `hello ${regarding}`).sort());
  });

  describe('while the provider is down', () => {
    it('keeps the email and says why, then sends it when the provider is back', async () => {
      isDown = true;
      await queue('A', 'hello', 'ama@example.com');
      await worker().deliver();
      expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1, last_error: 'SMTP 421', next_at: new Date(START.getTime() + MINUTE) }]);
      isDown = false;
      pass(MINUTE - 1);
      await worker().deliver();
      expect(sent).toEqual([]);
      pass(MINUTE);
      await worker().deliver();
      await worker().deliver();
      expect(sent).toHaveLength(1);
    });

    it('waits longer after each attempt, and leaves a dead email for a person after the eighth', async () => {
      isDown = true;
      await queue('A', 'hello', 'ama@example.com');
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await worker().deliver();
        const next = (await rows())[0]?.next_at;
        if (next) waits.push((next.getTime() - time.getTime()) / MINUTE);
        if (next) time = next;
      }
      expect(waits).toEqual([1, 5, 30, 120, 480, 1_440, 1_440]);
      expect(results).toEqual([...waits.map(() => 'retried'), 'dropped']);
      expect(await rows()).toMatchObject([{ state: 'dead', attempts: 8, next_at: null, last_error: 'SMTP 421', recipient: 'ama@example.com' }]);
      isDown = false;
      pass(365 * DAY);
      await worker().deliver();
      expect(sent).toEqual([]);
    });

    it('does not take back to life what was withdrawn during the attempt', async () => {
      isDown = true;
      await queue('A');
      const attempt = worker().deliver();
      await withdrawEmails(database.db, { kinds: [greeting.kind], regarding: ['A'] }, now());
      await attempt;
      expect((await rows())[0]?.state).toBe('withdrawn');
    });
  });

  it('is closed only when what it sends has been noted, and claims nothing afterwards', async () => {
    for (let index = 0; index < 20; index += 1) await queue(`email ${index}`);
    const closing = worker();
    const delivery = closing.deliver();
    await new Promise(setImmediate);
    await closing.close();
    const noted = (await rows()).filter(({ state }) => state === 'sent').length;
    expect(noted).toBe(sent.length);
    await delivery;
    expect([sent.length === noted, noted < 20]).toEqual([true, true]);
  });

  it('sends only what is about one thing when asked so', async () => {
    await queue('A');
    await queue('B');
    await worker().deliverNow('B');
    expect(sent.map(({ subject }) => subject)).toEqual(['hello B']);
    expect([await isSent(database.db, greeting.kind, 'A'), await isSent(database.db, greeting.kind, 'B')]).toEqual([false, true]);
  });

  it('drops what nobody waits for any more, and what was withdrawn', async () => {
    await queue('A', '');
    await queue('B');
    await withdrawEmails(database.db, { kinds: [greeting.kind], regarding: ['B'] }, now());
    await worker().deliver();
    expect([sent, (await rows()).map(({ state }) => state)]).toEqual([[], ['withdrawn', 'withdrawn']]);
  });

  it('keeps an email of a kind that this version does not know', async () => {
    await database.db.transaction().execute((tx) => queueEmails(tx, [{ kind: 'of a later version', regarding: 'A', recipient: null, params: '{}' }], now()));
    await worker().deliver();
    expect((await rows())[0]).toMatchObject({ state: 'pending', last_error: 'Error' });
  });

  describe('personal data', () => {
    it('leaves the row with the email', async () => {
      await queue('A', 'secret', 'ama@example.com');
      await worker().deliver();
      const [row] = await rows();
      expect([row?.recipient, row?.params, JSON.stringify(row).includes('secret')]).toEqual([null, {}, false]);
    });

    it('of somebody who is forgotten goes at once', async () => {
      await queue('A', 'hello', 'ama@example.com');
      await queue('B', 'hello', 'kofi@example.com');
      await database.db.transaction().execute((tx) => forgetRecipients(tx, ['ama@example.com']));
      expect((await rows()).map(({ recipient }) => recipient)).toEqual(['kofi@example.com']);
    });

    it('of a dead email stays for thirty days, and a sent row for seven', async () => {
      await queue('A');
      await worker().deliver();
      await queue('B', 'hello', 'ama@example.com');
      await database.db.updateTable('mail_outbox').set({ state: 'dead', next_at: null, done_at: START }).where('regarding', '=', 'B').execute();
      await queue('C');
      const left = async (days: number) => {
        await deleteExpired(database.db, new Date(START.getTime() + days * DAY + 1));
        return (await rows()).map(({ regarding }) => regarding);
      };
      expect([await left(6), await left(7), await left(29), await left(30)]).toEqual([['A', 'B', 'C'], ['B', 'C'], ['B', 'C'], ['C']]);
    });
  });
});
