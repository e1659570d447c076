import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_STATUSES } from '@amberlane/contract/calls/leads';
import type { OpenDatabase } from '../database/database.ts';
import { readContactNumber } from '../countries/contact-number.ts';
import { STARTING_COUNTRIES } from '../countries/country-data.ts';
import { readReference } from '../leads/reference.ts';
import { findCase, stepsOf } from '../cases/repository.ts';
import { openMemory } from '../testing/test-databases.ts';
import { DEMO_APPLICATION, seedLeads } from './leads.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

describe('leads of the demo', () => {
  let database: OpenDatabase;
  const seed = () => database.db.transaction().execute((transaction) => seedLeads(transaction, NOW));
  beforeAll(async () => {
    database = await openMemory();
    await seed();
    await seed();
  });
  afterAll(() => database.close());

  const leads = () => database.db.selectFrom('lead').selectAll().execute();

  it('are thirty applications, and some of each other kind, with right references and numbers', async () => {
    const rows = await leads();
    const kinds = Map.groupBy(rows, ({ kind }) => kind);
    expect([...kinds].map(([kind, list]) => [kind, list.length])).toEqual(expect.arrayContaining([['franchise', 30], ['business', 4], ['expert', 4], ['feedback', 6]]));
    expect(rows.filter(({ reference }) => readReference(reference) !== reference)).toEqual([]);
    const wrong = rows.filter(({ content, country }) => typeof content['contactNumber'] === 'string' && readContactNumber(STARTING_COUNTRIES, content['contactNumber'], country, 'any') !== content['contactNumber']);
    expect(wrong).toEqual([]);
  });

  it('stand at every status, and no open one is older than a week', async () => {
    const rows = await leads();
    const steps = await database.db.selectFrom('case_step').selectAll().orderBy('number').execute();
    const last = new Map(steps.map(({ lead_id, status }) => [lead_id, status]));
    expect(rows.map(({ id, status }) => [id, status])).toEqual(rows.map(({ id }) => [id, last.get(id)]));
    const applications = rows.filter(({ kind }) => kind === 'franchise');
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    expect(steps.filter(({ at }) => at > NOW)).toEqual([]);
    expect(rows.filter(({ answer_by: until }) => until !== null && until < NOW)).toEqual([]);
  });

  it('have one that everybody may look up', async () => {
    const application = await findCase(database.db, DEMO_APPLICATION);
    const steps = application ? await stepsOf(database.db, application) : [];
    expect(steps.map(({ status }) => status)).toEqual(['RECEIVED', 'VERIFICATION']);
  });
});
