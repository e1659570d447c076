/** What the calls stand on; made once in `app.ts` and handed to every domain. */
import type { Kysely } from 'kysely';
import type { Database } from './database/tables.ts';
import type { Limits } from './limits/limits.ts';
import type { Messenger } from './messages/messenger.ts';
import type { SecretBox } from './secret-box/secret-box.ts';
import type { ApiSettings } from './settings.ts';

export interface ApiContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly limits: Limits;
  readonly messenger: Messenger;
  /** For what has to be read again, like the key of an authenticator app. */
  readonly secrets: SecretBox;
  readonly settings: ApiSettings;
}
