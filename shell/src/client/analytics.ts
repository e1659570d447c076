/** The script that counts visits: where a company has set one, and once its reader has agreed. Never before, anywhere. */
import { BOOT_ID, type HydrationData } from '../site/hydration-data.ts';
import { CONSENT_COOKIE } from '../site/reader-choices.ts';
import { documentCookie } from './document-cookie.ts';
import { trustedUrl } from './trusted-url.ts';

const MARK = 'data-analytics';

/** Loads it once a document; asked again whenever a choice of the reader changes. */
export function countVisit(): void {
  if (documentCookie(CONSENT_COOKIE) !== '1' || document.querySelector(`script[${MARK}]`)) return;
  // The page itself comes first.
  if (document.readyState !== 'complete') {
    addEventListener('load', countVisit, { once: true });
    return;
  }
  const { analytics } = JSON.parse(document.getElementById(BOOT_ID)?.textContent || '{}') as Partial<HydrationData>;
  if (!analytics) return;
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = 'low';
  script.setAttribute(MARK, '');
  if (analytics.integrity) {
    script.crossOrigin = 'anonymous';
    script.setAttribute('integrity', analytics.integrity);
  }
  script.src = trustedUrl(analytics.src);
  document.head.append(script);
}
