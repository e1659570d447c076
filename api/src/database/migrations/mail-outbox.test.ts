/** What the two queues before the outbox still owed is owed afterwards. */
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describeOnBothDatabases } from '../../testing/test-databases.ts';
import { up } from './0018-mail-outbox.ts';

describeOnBothDatabases('the move into the mail outbox', (open) => {
  it('takes what is pending and dead, with its attempts, and leaves the old tables empty', async () => {
    const { db, close } = await open();
    await sql`drop table mail_outbox`.execute(db);
    await sql`
      insert into lead (id, reference, kind, country, locale, email, content, fingerprint, suspect, created_at, keep_until)
      select id, id, 'feedback', 'GH', 'en', 'ama@example.com', '{}', id, false, '2026-11-20T10:00Z', '2027-11-20T10:00Z' from unnest(array['L1', 'L2']) as id`.execute(db);
    await sql`
      insert into lead_mail (lead_id, addressee, attempts, next_at, sent_at) values
        ('L1', 'sender', 1, '2026-11-20T10:05Z', null), ('L1', 'office', 8, null, null), ('L2', 'sender', 1, null, '2026-11-20T10:01Z')`.execute(db);
    await sql`
      insert into follower (id, waybill_no, email, country, locale, state, told_at, confirm_by, keep_until)
      values ('F1', 'GH520938177409', 'ama@example.com', 'GH', 'en', 'following', '2026-11-20T10:00Z', '2026-11-20T10:00Z', '2026-12-20T10:00Z')`.execute(db);
    await sql`
      insert into follow_letter (id, follower_id, kind, event_id, attempts, next_at, sent_at) values
        ('P', 'F1', 'news', 'event 7', 2, '2026-11-20T10:10Z', null), ('Q', 'F1', 'confirm', null, 0, '2026-11-20T10:00Z', null),
        ('R', 'F1', 'news', 'event 6', 1, null, null), ('S', 'F1', 'news', 'event 5', 1, null, '2026-11-20T09:00Z')`.execute(db);

    const again = new Migrator({ db, provider: { getMigrations: async () => ({ again: { up } }) }, migrationTableName: 'again', migrationLockTableName: 'again_lock' });
    expect((await again.migrateToLatest()).error).toBeUndefined();

    const moved = await db.selectFrom('mail_outbox').select(['kind', 'regarding', 'state', 'attempts', 'params']).orderBy('kind').orderBy('regarding').execute();
    expect(moved).toEqual([
      { kind: 'lead.confirmation', regarding: 'L1', state: 'pending', attempts: 1, params: {} },
      { kind: 'lead.confirmation', regarding: 'L2', state: 'sent', attempts: 1, params: {} },
      { kind: 'lead.notice', regarding: 'L1', state: 'dead', attempts: 8, params: {} },
      { kind: 'tracking.confirm', regarding: 'F1', state: 'pending', attempts: 0, params: {} },
      { kind: 'tracking.update', regarding: 'F1', state: 'pending', attempts: 2, params: { eventId: 'event 7' } },
    ]);
    expect(await db.selectFrom('mail_outbox').select('id').where('kind', 'like', 'tracking.%').orderBy('id').execute()).toEqual([{ id: 'P' }, { id: 'Q' }]);
    const { rows } = await sql`select 1 from lead_mail union all select 1 from follow_letter`.execute(db);
    expect(rows).toEqual([]);
    await close();
  });
});
