/** What stood in the tables of the version before stands in those of cases afterwards. */
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { stepsOf } from '../../cases/repository.ts';
import { describeOnBothDatabases } from '../../testing/test-databases.ts';
import { up } from './0034-cases.ts';

describeOnBothDatabases('applications and messages that become cases', (open) => {
  it('keep their steps, stand at the last one, and owe what was promised', async () => {
    const { db, close } = await open();
    await sql`drop table case_step, case_message, office_mail_hour`.execute(db);
    await sql`alter table lead drop column status, drop column answer_by, drop column answered_at, drop column satisfied, drop column rating_comment`.execute(db);
    await sql`drop index if exists lead_newest`.execute(db);
    await sql`
      insert into lead (id, reference, kind, country, locale, email, content, fingerprint, suspect, created_at, keep_until)
      select id, id, kind, 'GH', 'en', 'ama@example.com', '{}', id, false, '2026-11-20T10:00Z', '2027-11-20T10:00Z'
      from (values ('open', 'franchise'), ('done', 'franchise'), ('words', 'feedback')) as old (id, kind)`.execute(db);
    // The second application was decided in the moment in which it came.
    await sql`
      insert into application_step (lead_id, status, at) values
        ('open', 'RECEIVED', '2026-11-20T10:00Z'), ('open', 'VERIFICATION', '2026-11-21T10:00Z'), ('done', 'DECLINED', '2026-11-20T10:00Z'), ('done', 'RECEIVED', '2026-11-20T10:00Z')`.execute(db);

    const again = new Migrator({ db, provider: { getMigrations: async () => ({ again: { up } }) }, migrationTableName: 'again', migrationLockTableName: 'again_lock' });
    expect((await again.migrateToLatest()).error).toBeUndefined();

    const leads = await db.selectFrom('lead').selectAll().orderBy('id').execute();
    expect(leads.map(({ id, status, answer_by: until }) => [id, status, until?.toISOString()])).toEqual([
      ['done', 'DECLINED', undefined],
      ['open', 'VERIFICATION', '2026-11-27T10:00:00.000Z'],
      ['words', 'RECEIVED', undefined],
    ]);
    const steps = await Promise.all(leads.map((lead) => stepsOf(db, lead)));
    expect(steps.map((list) => list.map(({ number, status }) => [number, status]))).toEqual([
      [[1, 'RECEIVED'], [2, 'DECLINED']],
      [[1, 'RECEIVED'], [2, 'VERIFICATION']],
      [[1, 'RECEIVED']],
    ]);

    // A process of the version before goes on taking forms for a while.
    await sql`
      insert into lead (id, reference, kind, country, locale, email, content, fingerprint, suspect, created_at, keep_until)
      values ('late', 'late', 'franchise', 'GH', 'en', 'ama@example.com', '{}', 'late', false, '2026-11-22T10:00Z', '2027-11-20T10:00Z')`.execute(db);
    const late = await db.selectFrom('lead').selectAll().where('id', '=', 'late').executeTakeFirstOrThrow();
    expect(late.status).toBe('RECEIVED');
    expect((await stepsOf(db, late)).map(({ status, at }) => [status, at.toISOString()])).toEqual([['RECEIVED', '2026-11-22T10:00:00.000Z']]);
    await close();
  });
});
