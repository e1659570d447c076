import type { BOOK_PATH } from '../addresses/book-paths.ts';

/** Paths of the entries under which this remote's pages stand, in `menu` of `remote.config.ts` (place `account/pages`). */
export const OVERVIEW = 'user-opt/overview';
export const PERSONAL = 'user-opt/personal';
export const SECURITY = 'user-opt/personal/security';
export const PREFERENCES = 'user-opt/personal/preferences';
export const API_KEYS = 'user-opt/personal/api-keys';
export const DATA = 'user-opt/personal/data';

export type AccountPath = typeof OVERVIEW | typeof PERSONAL | typeof BOOK_PATH | typeof SECURITY | typeof PREFERENCES | typeof API_KEYS | typeof DATA;
