/** Files that readers attach to forms: what is told about them, and their parts. With a lead go its files. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('media_type', 'text')
    .addColumn('finished', 'boolean', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('message_id', 'text')
    .addColumn('position', 'smallint')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('upload_judged', sql`finished = (media_type is not null)`)
    .addCheckConstraint('upload_claimed', sql`lead_id is null or (finished and position is not null)`)
    .execute();
  await db.schema.createIndex('upload_lead').on('upload').column('lead_id').execute();
  await sql`create index upload_unclaimed on upload (expires_at) where lead_id is null`.execute(db);
  await db.schema
    .createTable('upload_part')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('upload.id').onDelete('cascade'))
    .addColumn('part', 'smallint', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_part_pk', ['upload_id', 'part'])
    .execute();
  // Pictures and PDF are packed already.
  await sql`alter table upload_part alter column content set storage external`.execute(db);
}
