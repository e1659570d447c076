import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { arrayLiteral } from './array-literal.ts';
import type { OpenDatabase } from './database.ts';

describeOnBothDatabases('a list written as text', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is read as the list that it was, whatever its values hold', async () => {
    const value = fc.oneof(fc.constantFrom(null, '', 'NULL', 'null', '{}', '"', '\\', ',', 'a"b\\c', ' x '), fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed().replaceAll('\u0000', '')));
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 12 }), async (values) => {
        const { rows } = await sql<{ list: (string | null)[] }>`select ${arrayLiteral(values)}::text[] as list`.execute(database.db);
        expect(rows[0]?.list).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });
});
