/**
 * The transport wrap of a password (spec §5 "transformed before sending", §7 "request encryption helper"): AES-256-CBC
 * with PKCS#7, a random IV in front, Base64. The key is public, so it hides a password from a careless log between
 * browser and API and from nothing else; TLS and the hash in the database are the protection. WebCrypto does it where
 * the browser has it, crypto-js on plain http; both make the same bytes.
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

async function sealByBrowser(text: Uint8Array<ArrayBuffer>, iv: Uint8Array<ArrayBuffer>): Promise<string> {
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await importKey('encrypt'), text));
  return toBase64(Uint8Array.from([...iv, ...sealed]));
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** AES-CBC with PKCS#7 is what crypto-js does unless told otherwise. */
async function sealByLibrary(text: Uint8Array, iv: Uint8Array): Promise<string> {
  const [{ default: AES }, { default: Base64 }, { default: Hex }] = await Promise.all([
    import(/* webpackChunkName: "crypto-js" */ 'crypto-js/aes.js'),
    import(/* webpackChunkName: "crypto-js" */ 'crypto-js/enc-base64.js'),
    import(/* webpackChunkName: "crypto-js" */ 'crypto-js/enc-hex.js'),
  ]);
  const ivWords = Hex.parse(toHex(iv));
  const { ciphertext } = AES.encrypt(Hex.parse(toHex(text)), Hex.parse(toHex(KEY)), { iv: ivWords });
  return Base64.stringify(ivWords.concat(ciphertext));
}

/** Wraps a password for the wire. Without WebCrypto, as on plain http, crypto-js is loaded for it: nowhere else. */
export async function wrapPassword(password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(password);
  if (isSecureContext()) return MARKER + (await sealByBrowser(text, iv));
  return MARKER + (await sealByLibrary(text, iv));
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
