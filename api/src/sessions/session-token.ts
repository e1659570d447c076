/** Session tokens: 256 random bits for the holder, their SHA-256 for the table, so that a stolen table opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of a request: header `token`, else `Authorization` with or without `Bearer` (spec §7). '' for none. */
export function tokenOf({ token, authorization }: { readonly token?: unknown; readonly authorization?: string | undefined }): string {
  const given = typeof token === 'string' && token !== '' ? token : (authorization ?? '').replace(/^Bearer\s+/i, '');
  return given.length <= 256 ? given : '';
}
