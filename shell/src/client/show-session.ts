/**
 * Brings the page in line with what the reader's cookies say: theme, cookie notice, and who is signed in. Done by the
 * page loader before React runs, since cached pages are the same for everybody, and again whenever one of them changes.
 */
import { EMBEDDED_ATTRIBUTE, isEmbedded, isNoticeDue, NOTICE_ATTRIBUTE, readTheme, SIGNED_IN_ATTRIBUTE, THEME_ATTRIBUTE } from '../site/reader-choices.ts';
import { countVisit } from './analytics.ts';
import { documentCookie } from './document-cookie.ts';
import { NICK_NAME_ATTRIBUTE } from './element-ids.ts';

/** By the region of the document's language tag: `tr-TR`, `en-TR`. */
const isTurkish = (): boolean => document.documentElement.lang.endsWith('-TR');

export function paintReader(): void {
  const root = document.documentElement;
  const nickName = documentCookie('nickName');
  if (readTheme(documentCookie) === 'dark') root.setAttribute(THEME_ATTRIBUTE, 'dark');
  else root.removeAttribute(THEME_ATTRIBUTE);
  root.toggleAttribute(NOTICE_ATTRIBUTE, isNoticeDue(documentCookie, isTurkish() ? 'TR' : null));
  root.toggleAttribute(EMBEDDED_ATTRIBUTE, isEmbedded(documentCookie));
  root.toggleAttribute(SIGNED_IN_ATTRIBUTE, Boolean(nickName));
  for (const element of document.querySelectorAll(`[${NICK_NAME_ATTRIBUTE}]`)) element.textContent = nickName ?? '';
  countVisit();
}
