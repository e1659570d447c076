/** Brings the tables to the newest version. Runs in the server process: the embedded database has no other client. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { up as tracking } from './migrations/0001-tracking.ts';
import { up as accounts } from './migrations/0002-accounts.ts';
import { up as verification } from './migrations/0003-verification.ts';
import { up as areas } from './migrations/0004-areas.ts';
import { up as content } from './migrations/0005-content.ts';
import { up as rates } from './migrations/0006-rates.ts';
import { up as orders } from './migrations/0007-orders.ts';
import { up as files } from './migrations/0008-files.ts';
import { up as leads } from './migrations/0009-leads.ts';
import { up as push } from './migrations/0010-push.ts';
import { up as trackShares } from './migrations/0011-track-shares.ts';
import { up as follow } from './migrations/0012-follow.ts';
import { up as placePositions } from './migrations/0013-place-positions.ts';
import { up as accountContacts } from './migrations/0014-account-contacts.ts';
import { up as accountSecurity } from './migrations/0015-account-security.ts';
import { up as addressBook } from './migrations/0016-address-book.ts';
import { up as accountKeys } from './migrations/0017-account-keys.ts';
import { up as mailOutbox } from './migrations/0018-mail-outbox.ts';
import { up as mainPlaces } from './migrations/0019-main-places.ts';
import type { Database } from './tables.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tracking': { up: tracking },
  '0002-accounts': { up: accounts },
  '0003-verification': { up: verification },
  '0004-areas': { up: areas },
  '0005-content': { up: content },
  '0006-rates': { up: rates },
  '0007-orders': { up: orders },
  '0008-files': { up: files },
  '0009-leads': { up: leads },
  '0010-push': { up: push },
  '0011-track-shares': { up: trackShares },
  '0012-follow': { up: follow },
  '0013-place-positions': { up: placePositions },
  '0014-account-contacts': { up: accountContacts },
  '0015-account-security': { up: accountSecurity },
  '0016-address-book': { up: addressBook },
  '0017-account-keys': { up: accountKeys },
  '0018-mail-outbox': { up: mailOutbox },
  '0019-main-places': { up: mainPlaces },
};

/** Applies what is missing, each process waiting for the one that began first. Throws when a migration fails. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
