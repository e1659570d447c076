/**
 * The country choice on native elements that are already in the page (spec §2, §4): it is asked for when none is
 * stored; any link with `data-place` stores its country and language in cookies and session storage.
 */
import { RULES } from '@amberlane/contract/domain';
import { marketSegment, readMarketSegment } from '@amberlane/contract/site';
import { NAME_COOKIE } from '../../site/session-cookie-names.ts';
import { documentCookie } from '../document-cookie.ts';
import { COUNTRY_DIALOG_ID, COUNTRY_NOTE_ID, SUGGESTION_ATTRIBUTE } from '../element-ids.ts';
import { suggestedMarket } from './suggested-market.ts';

export const COUNTRY_COOKIE = 'defaultCountryCode';
const LOCALE_COOKIE = 'locale';
const ASKED = 'amberlane.countryAsked';

/** Storage may be blocked or full; the site works without it. */
function inSession<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Asks once a session who has chosen no country: on the home page in the dialog, until it is closed; elsewhere in a note
 * beside the page, as the address names a country, and only where the browser does not suggest that very one. The first
 * answer offered is the country that browser and time zone suggest, in the dialog else the page's own. A customer who
 * is signed in is not asked beside a page.
 */
export function askForCountry(): void {
  const dialog = document.getElementById(COUNTRY_DIALOG_ID);
  const note = document.getElementById(COUNTRY_NOTE_ID);
  if (!(dialog instanceof HTMLDialogElement) || documentCookie(COUNTRY_COOKIE) !== undefined) return;
  if (inSession((storage) => storage.getItem(ASKED)) !== null) return;
  const market = suggestedMarket(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const suggested = market && marketSegment(market);
  const [, here, page] = location.pathname.split('/');
  if (page && (suggested === here || documentCookie(NAME_COOKIE) !== undefined)) return;
  const first = suggested ?? (page ? undefined : here);
  if (first) for (const shown of document.querySelectorAll<HTMLElement>(`[${SUGGESTION_ATTRIBUTE}]`)) suggest(shown, first, dialog);
  dialog.addEventListener('close', () => {
    asked();
    note?.hidePopover();
  }, { once: true });
  if (page) {
    note?.showPopover();
    asked();
  } else dialog.showModal();
}

const asked = (): unknown => inSession((storage) => storage.setItem(ASKED, '1'));

/** Address and names of a suggestion are those of its link in the list. */
function suggest(shown: HTMLElement, place: string, list: HTMLElement): void {
  const link = shown.querySelector('a');
  const listed = list.querySelector<HTMLAnchorElement>(`[role=group] a[data-place="${place}"]`);
  const name = shown.querySelector('bdi');
  if (!link || !listed || !name) return;
  link.href = listed.href;
  link.dataset.place = place;
  name.textContent = [listed.closest('[role=group]')?.getAttribute('aria-label'), listed.textContent].join(' · ');
  shown.hidden = false;
}

export function rememberMarketOnClick(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-place]') : null;
    const reading = readMarketSegment(link?.dataset.place ?? '');
    if (reading.kind !== 'market') return;
    const { country, locale } = reading.market;
    const values = { [COUNTRY_COOKIE]: country, [LOCALE_COOKIE]: locale };
    for (const [name, value] of Object.entries(values)) {
      document.cookie = `${name}=${value}; Max-Age=${RULES.cookies.placeSeconds}; Path=/; SameSite=Lax`;
      inSession((storage) => { storage.setItem(name, value); });
    }
  }, true);
}
