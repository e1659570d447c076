import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import type { CaseKind } from '@amberlane/contract/calls/cases';
import { answerBy } from '../leads/deadlines.ts';
import { PREFIX } from '../leads/lead.ts';
import { countryOffice } from '../leads/office.ts';
import { newReference } from '../leads/reference.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { instantAt } from '../tracking/wall-clock.ts';
import { queueOverdueDigests } from './overdue-digest.ts';

const LAST_DAY = '2026-11-19';
const NEXT_DAY = '2026-11-20';
const ANSWERED: { readonly answer_by: Date | null } = { answer_by: null };

describeOnOneDatabase('the email about overdue cases', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    const { db } = api.database;
    await db.deleteFrom('lead').execute();
    await db.deleteFrom('mail_outbox').execute();
    await db.deleteFrom('outbox_message').execute();
  });

  async function owed(country: Country, { kind = 'franchise', suspect = false, until = instantAt(LAST_DAY, '23:59', COUNTRY_TIME_ZONE[country]) }: { readonly kind?: CaseKind; readonly suspect?: boolean; readonly until?: Date } = {}): Promise<string> {
    const [id, reference] = [randomUUID(), newReference(PREFIX[kind])];
    await api.database.db
      .insertInto('lead')
      .values({
        id, reference, kind, country, locale: 'en', email: `${id}@example.com`, content: '{}', fingerprint: id, suspect, created_at: new Date('2026-11-12T09:00:00Z'), keep_until: new Date('2027-11-20T00:00:00Z'),
        answer_by: until,
      })
      .execute();
    return reference;
  }
  const at = (country: Country, day: string, time: string) => instantAt(day, time, COUNTRY_TIME_ZONE[country]);
  const told = async (now: Date) => (await queueOverdueDigests(api.database.db, now)).map(({ country, desk, cases }) => `${country} ${desk} ${cases}`);
  async function sentAt(now: Date) {
    api.setTime(now);
    await api.deliver();
    return api.outbox();
  }

  it.each(COUNTRIES)('leaves from eight in the morning of the day after the limit, once a day: %s', async (country) => {
    await owed(country);
    expect(await told(at(country, LAST_DAY, '23:58'))).toEqual([]);
    expect(await told(at(country, NEXT_DAY, '00:00'))).toEqual([]);
    expect(await told(at(country, NEXT_DAY, '07:59'))).toEqual([]);
    expect(await told(at(country, NEXT_DAY, '08:00'))).toEqual([`${country} office 1`]);
    expect(await told(at(country, NEXT_DAY, '08:10'))).toEqual([]);
    expect(await told(at(country, NEXT_DAY, '23:59'))).toEqual([]);
    expect(await told(at(country, '2026-11-21', '07:59'))).toEqual([]);
    expect(await told(at(country, '2026-11-21', '08:00'))).toEqual([`${country} office 1`]);
  });

  it('follows the limit that a form was given', async () => {
    const until = answerBy({ kind: 'business', country: 'CN', topic: null }, new Date('2026-11-16T15:59:00Z'));
    await owed('CN', { kind: 'business', until });
    const morning = new Date(until.getTime() + (8 * 60 + 1) * 60_000);
    expect(await told(new Date(morning.getTime() - 60_000))).toEqual([]);
    expect(await told(morning)).toEqual(['CN office 1']);
  });

  it('goes to the office, and about feedback to customer support, each with all its cases', async () => {
    const late = await owed('TR', { until: at('TR', '2026-11-17', '23:59') });
    const later = await owed('TR', { kind: 'job' });
    await owed('TR', { kind: 'feedback' });
    await owed('TR', { suspect: true });
    await owed('TR', { until: at('TR', '2026-11-30', '23:59') });
    const morning = at('TR', NEXT_DAY, '09:00');
    expect(await told(morning)).toEqual(['TR office 2', 'TR support 1']);
    const office = await countryOffice(api.database.db, 'TR');
    const sent = await sentAt(morning);
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([[office.mail, 'Yanıt süresi geçen kayıtlar (2)'], [office.supportMail, 'Yanıt süresi geçen kayıtlar (1)']].sort());
    const text = sent.find(({ to }) => to === office.mail)?.text ?? '';
    expect(text.indexOf(late)).toBeLessThan(text.indexOf(later));
    expect(text).toContain(`\u2066${late}\u2069: bayilik başvurusu, son yanıt tarihi: 17 Kasım 2026 Salı`);
    expect(text).not.toContain('@example.com');
  });

  it('names twenty cases and counts the others', async () => {
    for (let count = 0; count < 23; count += 1) await owed('GH', { kind: 'expert' });
    const morning = at('GH', NEXT_DAY, '08:00');
    expect(await told(morning)).toEqual(['GH office 23']);
    const [email] = await sentAt(morning);
    expect(email?.text).toMatch(/^Overdue cases: 23\n/);
    expect(email?.text.match(/\bEX-/g)).toHaveLength(20);
    expect(email?.text).toContain('3 more cases are overdue.');
  });

  it('is not sent when everything was answered meanwhile', async () => {
    await owed('GH');
    const morning = at('GH', NEXT_DAY, '08:00');
    await told(morning);
    await api.database.db.updateTable('lead').set(ANSWERED).execute();
    expect(await sentAt(morning)).toEqual([]);
    expect(await told(at('GH', '2026-11-21', '08:00'))).toEqual([]);
  });

  it('is owed once, however many processes look at the same moment', async () => {
    await owed('GH');
    const morning = at('GH', NEXT_DAY, '08:00');
    expect((await Promise.all([told(morning), told(morning), told(morning)])).flat()).toEqual(['GH office 1']);
    expect(await sentAt(morning)).toHaveLength(1);
  });
});
