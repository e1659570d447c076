/** The name of a file in its address: which paper of what, in which language, until when, signed. No path, so there is nothing to climb. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { ORDER_DOCUMENTS, type OrderDocument } from '@amberlane/contract/calls/files';

/** Long enough to open a print dialog, too short to be passed on. */
export const FILE_LIFE_MS = 10 * 60_000;

/** A paper of one order, or the file of labels that was put together under an id. */
export interface NamedFile {
  readonly kind: OrderDocument | 'labels';
  /** Of the order or of the file of labels. */
  readonly id: string;
  readonly locale: Locale;
}

const KINDS = [...ORDER_DOCUMENTS, 'labels'] as const;
/** Kind and language are one digit each: the router takes parameters of a hundred characters at most. */
const TOKEN = /^([\w-]{1,64})\.(\d)(\d)\.([0-9a-z]{1,10})\.([\w-]{43})$/;

const signatureOf = (key: Buffer, named: string): Buffer => createHmac('sha256', key).update(`file ${named}`).digest();

export function fileToken(key: Buffer, { kind, id, locale }: NamedFile, expiresAt: Date): string {
  const named = `${id}.${KINDS.indexOf(kind)}${LOCALES.indexOf(locale)}.${expiresAt.getTime().toString(36)}`;
  return `${named}.${signatureOf(key, named).toString('base64url')}`;
}

/** null for a token that is over or was not made with the key. */
export function readFileToken(key: Buffer, token: string, now: Date): NamedFile | null {
  const [, id, kindAt, localeAt, until, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || until === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, token.slice(0, token.lastIndexOf('.')));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [kind, locale] = [KINDS[Number(kindAt)], LOCALES[Number(localeAt)]];
  if (kind === undefined || locale === undefined || Number.parseInt(until, 36) <= now.getTime()) return null;
  return { kind, id, locale };
}
