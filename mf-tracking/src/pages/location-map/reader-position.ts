/** Where the reader is: asked of the browser only when the reader wants it, and told to nobody. */
import type { Position } from '@amberlane/contract/domain/distance';

export type ReaderPosition =
  | { readonly state: 'unasked' | 'asking' | 'refused' | 'unavailable' }
  | { readonly state: 'known'; readonly position: Position };

/** A position as old as that will do: nobody moves to another district meanwhile. */
const MAX_AGE_MS = 300_000;
const PATIENCE_MS = 15_000;

export function askPosition(): Promise<ReaderPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ state: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ state: 'known', position: { lat: latitude, lng: longitude } }),
      ({ code, PERMISSION_DENIED }) => resolve({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { maximumAge: MAX_AGE_MS, timeout: PATIENCE_MS },
    );
  });
}
