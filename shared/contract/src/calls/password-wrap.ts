/**
 * The transport wrap of a password (spec §5 "transformed before sending", §7 "request encryption helper"): AES-256-CBC
 * with PKCS#7, a random IV in front, Base64. The key is public, so it hides a password from a careless log between
 * browser and API and from nothing else; TLS and the hash in the database are the protection.
 */

/** What a wrapped password begins with. */
const MARKER = 'aes-256-cbc:';
/** Public on purpose; see above. */
const KEY = Uint8Array.from('amberlane transport wrap, public', (letter) => letter.charCodeAt(0));
const IV_BYTES = 16;

/** Browsers leave `subtle` out on plain http, whatever the types say. */
const isSecureContext = (): boolean => 'crypto' in globalThis && 'subtle' in crypto;

const importKey = (use: 'encrypt' | 'decrypt') => crypto.subtle.importKey('raw', KEY, 'AES-CBC', false, [use]);

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Wraps a password for the wire. Where the browser has no WebCrypto (plain http) it goes as it is. */
export async function wrapPassword(password: string): Promise<string> {
  if (!isSecureContext()) return password;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await importKey('encrypt'), new TextEncoder().encode(password)));
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return MARKER + toBase64(whole);
}

/** The password of a request, wrapped or plain. null when it is wrapped and can't be opened. */
export async function unwrapPassword(sent: string): Promise<string | null> {
  if (!sent.startsWith(MARKER)) return sent;
  try {
    const whole = fromBase64(sent.slice(MARKER.length));
    const opened = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: whole.slice(0, IV_BYTES) }, await importKey('decrypt'), whole.slice(IV_BYTES));
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    return null;
  }
}
