/** Which version of the terms was agreed to in this visit: `amberlane.agreed` in the session's storage, gone with the tab. */

const KEY = 'amberlane.agreed';

/** null for none, and where the browser keeps nothing. */
export function agreedVersion(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing: the reader is then asked again. */
export function rememberAgreed(version: string): boolean {
  try {
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false;
  }
}
