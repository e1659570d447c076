import { createHash } from 'node:crypto';

/** `sha384-…` of a text that the server sends, as an `integrity` attribute takes it. */
export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
