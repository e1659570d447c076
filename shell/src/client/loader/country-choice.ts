/**
 * The country choice on native elements that are already in the page (spec §2, §4): the dialog opens when no country
 * is stored; any link with `data-place` stores its country and language in cookies and session storage.
 */
import { RULES } from '@amberlane/contract/domain';
import { marketSegment, readMarketSegment } from '@amberlane/contract/site';
import { documentCookie } from '../document-cookie.ts';
import { COUNTRY_DIALOG_ID, SUGGESTION_ID } from '../element-ids.ts';
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

export function askForCountry(): void {
  const dialog = document.getElementById(COUNTRY_DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement) || documentCookie(COUNTRY_COOKIE) !== undefined) return;
  if (inSession((storage) => storage.getItem(ASKED)) !== null) return;
  suggest(dialog);
  dialog.showModal();
  dialog.addEventListener('close', () => inSession((storage) => { storage.setItem(ASKED, '1'); }), { once: true });
}

/** Puts the country that the browser suggests on top: address and names are those of its link in the list. */
function suggest(dialog: HTMLDialogElement): void {
  const market = suggestedMarket(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const listed = market && dialog.querySelector<HTMLAnchorElement>(`a[data-place="${marketSegment(market)}"]:not(#${SUGGESTION_ID})`);
  const shown = document.getElementById(SUGGESTION_ID);
  const place = shown?.querySelector('bdi');
  if (!listed || !(shown instanceof HTMLAnchorElement) || !place) return;
  shown.href = listed.href;
  shown.dataset.place = listed.dataset.place ?? '';
  place.textContent = [listed.closest('[role=group]')?.getAttribute('aria-label'), listed.textContent].join(', ');
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
