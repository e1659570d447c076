/** Error codes by name: `ERROR.NOT_FOUND`. */
import * as ERROR from './error-code-table.ts';

export * as ERROR from './error-code-table.ts';
export type ErrorCode = (typeof ERROR)[keyof typeof ERROR];

/** Codes that end the session and lead to sign-in (spec §4). */
export const SESSION_ENDED: ReadonlySet<number> = new Set([ERROR.NOT_SIGNED_IN, ERROR.SESSION_EXPIRED, ERROR.SESSION_REPLACED]);
