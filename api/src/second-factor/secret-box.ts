/**
 * Encrypts what the service has to read again, like the key of an authenticator app: AES-256-GCM, so that a stolen
 * table opens nothing. What is sealed for one owner can't be opened for another: a row that was moved is refused.
 * A sealed text names its key, so that keys can be replaced: `<key id>.<base64url>`; texts without an id are older.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 8;

/** Whether a text is a key: 32 bytes in base64 with its padding. */
export const isKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

export interface SecretBox {
  /** `owner` names whose it is; the same is needed to open it. */
  seal(text: string, owner: string): string;
  /** null for what none of the keys sealed for this owner. */
  open(sealed: string, owner: string): string | null;
  /** Beginning of everything that the newest key sealed. */
  newestMark(): string;
}

interface Key {
  readonly bytes: Buffer;
  readonly mark: string;
}

/**
 * The first key seals, all of them open. `keys` is asked at the first use: a service without secrets makes no key. Throws
 * when it can't be had.
 */
export function secretBox(keys: () => readonly [newest: string, ...older: string[]]): SecretBox {
  let known: readonly [Key, ...Key[]] | null = null;
  const all = (): readonly [Key, ...Key[]] => {
    if (known) return known;
    const [newest, ...older] = keys();
    return (known = [keyOf(newest), ...older.map(keyOf)]);
  };
  return {
    seal: (text, owner) => {
      const [{ bytes, mark }] = all();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text, owner) => {
      const [mark, body] = text.includes('.') ? [text.slice(0, text.indexOf('.') + 1), text.slice(text.indexOf('.') + 1)] : [null, text];
      const sealed = Buffer.from(body, 'base64url');
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      for (const key of all()) {
        const opened = mark === null || mark === key.mark ? openWith(key, sealed, owner) : null;
        if (opened !== null) return opened;
      }
      return null;
    },
    newestMark: () => all()[0].mark,
  };
}

/** The id tells nothing of the key. */
function keyOf(text: string): Key {
  const bytes = Buffer.from(text, 'base64');
  return { bytes, mark: `${createHash('sha256').update('amberlane key id ').update(bytes).digest('base64url').slice(0, ID_LENGTH)}.` };
}

function openWith({ bytes }: Key, sealed: Buffer, owner: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
