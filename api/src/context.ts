/** What the calls stand on; made once in `app.ts` and handed to every domain. */
import type { Kysely } from 'kysely';
import type { Database } from './database/tables.ts';
import type { Limits } from './limits/limits.ts';
import type { EmailDelivery } from './mail/outbox-worker.ts';
import type { Messenger } from './mail/messenger.ts';
import type { SecretBox } from './second-factor/secret-box.ts';
import type { ApiSettings } from './settings.ts';

export interface ApiContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly limits: Limits;
  /** For codes, which are sent while the caller waits. Everything else goes through `emails`. */
  readonly messenger: Messenger;
  /** Sends what was queued with `queueEmails`. */
  readonly emails: EmailDelivery;
  /** For what has to be read again, like the key of an authenticator app. */
  readonly secrets: SecretBox;
  readonly settings: ApiSettings;
}
