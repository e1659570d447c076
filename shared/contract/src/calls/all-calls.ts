/** Every call of the contract, found in its modules: a new one is covered the moment it is declared. */
import * as accountClosing from './account-closing.ts';
import * as accountSecurity from './account-security.ts';
import * as accounts from './accounts.ts';
import * as addressBook from './address-book.ts';
import * as agreement from './agreement.ts';
import * as apiKeys from './api-keys.ts';
import * as areas from './areas.ts';
import * as articles from './articles.ts';
import * as contactChange from './contact-change.ts';
import * as countries from './countries.ts';
import * as dictionaries from './dictionaries.ts';
import * as files from './files.ts';
import * as follow from './tracking-subscriptions.ts';
import * as jobs from './jobs.ts';
import * as laneFigures from './lane-figures.ts';
import * as leads from './leads.ts';
import * as myData from './data-export.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as presend from './presend.ts';
import * as push from './push.ts';
import * as quotes from './quotes.ts';
import * as rates from './rates.ts';
import * as sites from './service-points.ts';
import * as surveys from './surveys.ts';
import * as trackShares from './track-shares.ts';
import * as tracking from './tracking.ts';
import * as verification from './verification.ts';
import type { Call, FileCall } from './call.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  accountClosing,
  accountSecurity,
  accounts,
  addressBook,
  agreement,
  apiKeys,
  areas,
  articles,
  contactChange,
  countries,
  dictionaries,
  files,
  follow,
  jobs,
  laneFigures,
  leads,
  myData,
  notifications,
  orders,
  presend,
  push,
  quotes,
  rates,
  sites,
  surveys,
  trackShares,
  tracking,
  verification,
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'summary' in value;

export const CALLS: readonly Call[] = MODULES.flatMap((module) => Object.values(module).filter(isCall));

const isFileCall = (value: unknown): value is FileCall => typeof value === 'object' && value !== null && 'path' in value && 'contentType' in value;

/** Calls that are answered with bytes. */
export const FILE_CALLS: readonly FileCall[] = MODULES.flatMap((module) => Object.values(module).filter(isFileCall));
