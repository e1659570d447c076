/**
 * What the document's element says of its reader: the chosen theme, that the cookie notice is due, that someone is
 * signed in. Pages are the same for everybody but for these words, so a page is rendered once and its variants are
 * made from it (ADR 0005). Who is signed in is in none of them.
 */
import type { Country } from '@amberlane/contract/site';
import { EMBEDDED_ATTRIBUTE, NOTICE_ATTRIBUTE, SIGNED_IN_ATTRIBUTE, THEME_ATTRIBUTE, isEmbedded, isNoticeDue, readTheme } from '../site/reader-choices.ts';
import { readCookie } from './cookies.ts';

/** Attributes for `<html` of a page of a country, each with a space in front; '' is the page as it is cached for everybody. */
export function lookOf(cookieHeader: string | undefined, page: Country | null): string {
  const read = (name: string): string | undefined => readCookie(cookieHeader, name);
  return [
    readTheme(read) === 'dark' ? ` ${THEME_ATTRIBUTE}="dark"` : '',
    isNoticeDue(read, page) ? ` ${NOTICE_ATTRIBUTE}` : '',
    isEmbedded(read) ? ` ${EMBEDDED_ATTRIBUTE}` : '',
    read('nickName') ? ` ${SIGNED_IN_ATTRIBUTE}` : '',
  ].join('');
}

const ELEMENT = Buffer.from('<html');

/** The document with the attributes in its first element. */
export function withLook(html: Buffer, look: string): Buffer {
  const at = html.indexOf(ELEMENT);
  if (at < 0 || look === '') return html;
  const end = at + ELEMENT.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(look), html.subarray(end)]);
}
