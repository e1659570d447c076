import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenDatabase } from '../database/database.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { resealSecrets } from './reseal.ts';
import { newKey, secretBox } from './secret-box.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const COUNT = 1_203;

describeOnBothDatabases('replacing the key of the data', (open) => {
  let database: OpenDatabase;
  const [oldKey, key] = [newKey(), newKey()];
  const old = secretBox(() => [oldKey]);
  const box = secretBox(() => [key, oldKey]);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('encrypts everything anew, and says what it could not read', async () => {
    const { db } = database;
    const ids = Array.from({ length: COUNT }, (_none, index) => `account-${index}`);
    await db
      .insertInto('account')
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, phone: null, password_hash: null, country: 'GH', locale: 'en', nick_name: '', profile: '{}', created_at: NOW, updated_at: NOW })))
      .execute();
    const sealed = (id: string, index: number): string => {
      if (index === 0) return secretBox(() => [newKey()]).seal('lost', id);
      if (index === 1) return box.seal(`secret of ${id}`, id);
      const text = old.seal(`secret of ${id}`, id);
      // As before keys had names.
      return index % 2 === 0 ? text : text.slice(old.newestMark().length);
    };
    await db.insertInto('second_factor').values(ids.map((id, index) => ({ account_id: id, secret: sealed(id, index), started_at: NOW, confirmed_at: NOW, last_step: 0 }))).execute();
    expect(await resealSecrets(db, box)).toEqual({ renewed: COUNT - 2, unreadable: 1 });
    expect(await resealSecrets(db, box)).toEqual({ renewed: 0, unreadable: 1 });

    const alone = secretBox(() => [key]);
    const rows = await db.selectFrom('second_factor').select(['account_id', 'secret']).execute();
    const wrong = rows.filter(({ account_id, secret }) => alone.open(secret, account_id) !== `secret of ${account_id}`);
    expect(wrong.map(({ account_id }) => account_id)).toEqual(['account-0']);
  });
});
