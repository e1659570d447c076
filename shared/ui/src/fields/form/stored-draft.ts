/** A form’s values between two visits, kept in the browser for some days. A full or locked storage keeps nothing. */
import { DRAFT_KEY_PREFIX } from '@amberlane/contract/site';

const DAY_MS = 86_400_000;

export interface StoredDraft {
  readonly values: unknown;
  /** When it was saved, ms since 1970. */
  readonly at: number;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** By this beginning the shell finds the drafts of a reader when they sign out. */
export const draftKey = (key: string): string => `${DRAFT_KEY_PREFIX}${key}`;

/** The draft, unless it is older than `days` or unreadable; such a one is removed. */
export function readDraft(storage: Storage, key: string, days: number, now: number): StoredDraft | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(draftKey(key)) ?? 'null');
    if (isDraft(found) && now - found.at < days * DAY_MS) return found;
    storage.removeItem(draftKey(key));
  } catch {
    forgetDraft(storage, key);
  }
  return null;
}

const isDraft = (value: unknown): value is StoredDraft => typeof value === 'object' && value !== null && 'values' in value && 'at' in value && typeof value.at === 'number';

/** Saves the values without those named; whether that succeeded. */
export function saveDraft(storage: Storage, key: string, values: object, omit: readonly string[], now: number): boolean {
  try {
    const kept = JSON.stringify({ values, at: now }, (name, value: unknown) => (omit.includes(name) ? undefined : value));
    storage.setItem(draftKey(key), kept);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(draftKey(key));
  } catch {
    // A storage that refuses everything holds no draft either.
  }
}

/** Values with those of a draft in their places: only where the form has a value of the same kind. A list of entries grows to the length of the draft's. */
export function withDraft<Values>(values: Values, draft: unknown): Values {
  if (Array.isArray(values)) {
    const entries: readonly unknown[] = values;
    return isTree(entries[0]) && Array.isArray(draft) && draft.length > 0 ? (draft.map((entry, index) => withDraft(entries[index] ?? entries[0], entry)) as Values) : values;
  }
  if (!isTree(values)) return typeof draft === typeof values ? (draft as Values) : values;
  if (!isTree(draft)) return values;
  const kept = new Map(Object.entries(draft));
  return Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, kept.has(name) ? withDraft(value, kept.get(name)) : value])) as Values;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
