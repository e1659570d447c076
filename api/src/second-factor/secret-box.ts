/**
 * Encrypts what the service has to read again, like the key of an authenticator app: AES-256-GCM, so that a stolen
 * table opens nothing. What is sealed for one owner can't be opened for another: a row that was moved is refused.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whether a text is a key: 32 bytes in base64 with its padding. */
export const isKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

export interface SecretBox {
  /** `owner` names whose it is; the same is needed to open it. */
  seal(text: string, owner: string): string;
  /** null for what this key did not seal for this owner. */
  open(sealed: string, owner: string): string | null;
}

/** `key` is asked for at the first use: a service without secrets makes no key. Throws when it can't be had. */
export function secretBox(key: () => string): SecretBox {
  let bytes: Buffer | null = null;
  const keyBytes = (): Buffer => (bytes ??= Buffer.from(key(), 'base64'));
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyBytes(), iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text, owner) => {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyBytes(), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
