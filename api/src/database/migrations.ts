/** The migrations of this version. */
import type { Kysely } from 'kysely';
import * as tracking from './migrations/0001-tracking.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as verification from './migrations/0003-verification.ts';
import * as areas from './migrations/0004-areas.ts';
import * as content from './migrations/0005-content.ts';
import * as rates from './migrations/0006-rates.ts';
import * as orders from './migrations/0007-orders.ts';
import * as files from './migrations/0008-files.ts';
import * as leads from './migrations/0009-leads.ts';
import * as push from './migrations/0010-push.ts';
import * as trackShares from './migrations/0011-track-shares.ts';
import * as follow from './migrations/0012-follow.ts';
import * as placePositions from './migrations/0013-place-positions.ts';
import * as accountContacts from './migrations/0014-account-contacts.ts';
import * as accountSecurity from './migrations/0015-account-security.ts';
import * as addressBook from './migrations/0016-address-book.ts';
import * as accountKeys from './migrations/0017-account-keys.ts';
import * as mailOutbox from './migrations/0018-mail-outbox.ts';
import * as mainPlaces from './migrations/0019-main-places.ts';
import * as textMessageBudgets from './migrations/0020-text-message-budgets.ts';
import * as accountUndo from './migrations/0021-account-undo.ts';
import * as guessesTold from './migrations/0022-guesses-told.ts';
import * as sessionEnd from './migrations/0024-session-end.ts';
import * as orderPrice from './migrations/0025-order-price.ts';
import * as orderList from './migrations/0026-order-list.ts';
import * as labelFiles from './migrations/0027-label-files.ts';
import * as deliveryDecisions from './migrations/0028-delivery-decisions.ts';
import * as codLedger from './migrations/0029-cod-ledger.ts';
import * as orderImports from './migrations/0030-order-imports.ts';
import * as webhooks from './migrations/0032-webhooks.ts';
import * as apiCalls from './migrations/0033-api-calls.ts';
import * as cases from './migrations/0034-cases.ts';
import * as uploads from './migrations/0036-uploads.ts';
import * as jobOpenings from './migrations/0037-job-openings.ts';
import * as surveyStatus from './migrations/0038-survey-status.ts';
import * as surveyProgress from './migrations/0039-survey-progress.ts';
import * as staffDesk from './migrations/0040-staff-desk.ts';
import * as staffLog from './migrations/0041-staff-log.ts';
import * as referenceWords from './migrations/0042-reference-words.ts';
import * as importItems from './migrations/0043-import-items.ts';
import * as contactNumbers from './migrations/0044-contact-numbers.ts';
import * as followLists from './migrations/0045-follow-lists.ts';
import * as savedQuotes from './migrations/0046-saved-quotes.ts';
import * as waitingParcels from './migrations/0047-waiting-parcels.ts';
import * as payoutAccounts from './migrations/0048-payout-accounts.ts';

export interface MarkedMigration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * It only adds tables, indexes, and columns that may stay empty, have a default or are kept by the database itself: an older
   * version works on the database as before, and starts on it (`migrate.ts`).
   */
  readonly additive?: boolean;
}

/** Every migration of this version, in the order of their names. */
export const MIGRATIONS: Readonly<Record<string, MarkedMigration>> = {
  '0001-tracking': tracking,
  '0002-accounts': accounts,
  '0003-verification': verification,
  '0004-areas': areas,
  '0005-content': content,
  '0006-rates': rates,
  '0007-orders': orders,
  '0008-files': files,
  '0009-leads': leads,
  '0010-push': push,
  '0011-track-shares': trackShares,
  '0012-follow': follow,
  '0013-place-positions': placePositions,
  '0014-account-contacts': accountContacts,
  '0015-account-security': accountSecurity,
  '0016-address-book': addressBook,
  '0017-account-keys': accountKeys,
  '0018-mail-outbox': mailOutbox,
  '0019-main-places': mainPlaces,
  '0020-text-message-budgets': textMessageBudgets,
  '0021-account-undo': accountUndo,
  '0022-guesses-told': guessesTold,
  '0024-session-end': sessionEnd,
  '0025-order-price': orderPrice,
  '0026-order-list': orderList,
  '0027-label-files': labelFiles,
  '0028-delivery-decisions': deliveryDecisions,
  '0029-cod-ledger': codLedger,
  '0030-order-imports': orderImports,
  '0032-webhooks': webhooks,
  '0033-api-calls': apiCalls,
  '0034-cases': cases,
  '0036-uploads': uploads,
  '0037-job-openings': jobOpenings,
  '0038-survey-status': surveyStatus,
  '0039-survey-progress': surveyProgress,
  '0040-staff-desk': staffDesk,
  '0041-staff-log': staffLog,
  '0042-reference-words': referenceWords,
  '0043-import-items': importItems,
  '0044-contact-numbers': contactNumbers,
  '0045-follow-lists': followLists,
  '0046-saved-quotes': savedQuotes,
  '0047-waiting-parcels': waitingParcels,
  '0048-payout-accounts': payoutAccounts,
};
