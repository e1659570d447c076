/** What the calls stand on; made once in `app.ts` and handed to every domain. */
import type { Kysely } from 'kysely';
import type { Database } from './database/tables.ts';
import type { Limits } from './limits/limits.ts';
import type { EmailDelivery } from './mail/outbox-worker.ts';
import type { Messenger } from './mail/messenger.ts';
import type { ApiMetrics } from './metrics/api-metrics.ts';
import type { BudgetMetrics } from './metrics/budget-metrics.ts';
import type { SecretBox } from './second-factor/secret-box.ts';
import type { ApiSettings } from './settings.ts';
import type { BudgetAlarms } from './verification/budget-alarms.ts';
import type { ApiCallLog } from './webhooks/api-call-log.ts';

export interface ApiContext {
  /** Calls that were made with keys of customers. */
  readonly apiCalls: ApiCallLog;
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly limits: Limits;
  /** For codes, which are sent while the caller waits. Everything else goes through `emails`. */
  readonly messenger: Messenger;
  /** Sends what was queued with `queueEmails`. */
  readonly emails: EmailDelivery;
  /** For what has to be read again, like the key of an authenticator app. */
  readonly secrets: SecretBox;
  /** Where a budget and the space for files say how much of them is used, and a limit that it was reached. */
  readonly metrics: BudgetMetrics & Pick<ApiMetrics, 'limitHit' | 'watchUploadSpace'>;
  /** Told how far the budgets of text messages are used up. */
  readonly budgetAlarms: BudgetAlarms;
  readonly settings: ApiSettings;
}
