/** A third party's map tiles: where a company has set them, and once its reader has agreed. Never before, anywhere. */
import { BOOT_ID, type HydrationData } from '../site/hydration-data.ts';
import { CONSENT_COOKIE } from '../site/reader-choices.ts';
import { documentCookie } from './document-cookie.ts';

declare module '@amberlane/core' {
  interface HostServices {
    /** Address of tiles with `{z}`, `{x}` and `{y}`; null for none. */
    'map-tiles': () => string | null;
  }
}

export function allowedMapTiles(): string | null {
  if (documentCookie(CONSENT_COOKIE) !== '1') return null;
  const { mapTiles } = JSON.parse(document.getElementById(BOOT_ID)?.textContent || '{}') as Partial<HydrationData>;
  return mapTiles ?? null;
}
