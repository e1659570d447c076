/**
 * The form on this device between two visits: what was typed, where its reader was, and which order of the account it is
 * the newer version of. Numbers of identity papers are never kept. Signing out removes all of them (`READER_KEY_PREFIX`);
 * a session that ends by itself keeps them for the reader who comes back.
 */
import { DRAFT_KEY_PREFIX, READER_KEY_PREFIX } from '@amberlane/contract/site';
import { isStep, type StepId } from './steps.ts';
import type { WizardValues } from './values.ts';

export interface DeviceRecord {
  /** Id of the order on the account; before it has one, a name of the device's own. */
  readonly id: string;
  /** Not judged: an older form may have written it. */
  readonly values: unknown;
  readonly step: StepId;
  /** The furthest step so far. */
  readonly reached: StepId;
  /** An order that was sent already is changed, not sent again. */
  readonly stage: 'DRAFT' | 'SUBMITTED';
  /** Idempotency key under which the draft is opened on the account. */
  readonly key: string;
  readonly orderId: string | null;
  /** Version of the order that the values were made from. */
  readonly version: number | null;
  /** What its reader changed is not all on the account. */
  readonly unsaved: boolean;
  /** The order was on its way to be sent, and no answer has come. */
  readonly sending: boolean;
  /** ms since 1970. */
  readonly at: number;
}

const KEPT_MS = 7 * 86_400_000;
const NEVER_KEPT: readonly (keyof WizardValues)[] = ['receiverNationalId'];

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (userId: string): string => `${DRAFT_KEY_PREFIX}${READER_KEY_PREFIX}ship.${userId}.`;

const isRecord = (value: unknown): value is DeviceRecord =>
  typeof value === 'object' && value !== null && 'values' in value && 'id' in value && typeof value.id === 'string' && 'key' in value && typeof value.key === 'string' &&
  'at' in value && typeof value.at === 'number' && 'step' in value && typeof value.step === 'string' && isStep(value.step) && 'reached' in value && typeof value.reached === 'string' && isStep(value.reached);

/** null for none, one that is too old, and where the browser keeps nothing. */
export function readRecord(storage: Storage, userId: string, id: string, now: number): DeviceRecord | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(prefixOf(userId) + id) ?? 'null');
    return isRecord(found) && now - found.at < KEPT_MS ? found : null;
  } catch {
    return null;
  }
}

/** Whether the browser took it. */
export function keepRecord(storage: Storage, userId: string, record: DeviceRecord): boolean {
  try {
    storage.setItem(prefixOf(userId) + record.id, JSON.stringify(record, (name, value: unknown) => (NEVER_KEPT.some((never) => never === name) ? undefined : value)));
    return true;
  } catch {
    return false;
  }
}

export function forgetRecord(storage: Storage, userId: string, id: string): void {
  try {
    storage.removeItem(prefixOf(userId) + id);
  } catch {
    // A storage that refuses everything holds nothing either.
  }
}

/** The newest one of those asked for that never reached the account. */
export function newestOnDevice(storage: Storage, userId: string, now: number, isAsked: (record: DeviceRecord) => boolean): DeviceRecord | null {
  try {
    const ids = Array.from({ length: storage.length }, (_entry, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefixOf(userId)));
    const records = ids.flatMap((key) => readRecord(storage, userId, key.slice(prefixOf(userId).length), now) ?? []);
    return records.filter((record) => record.orderId === null && isAsked(record)).sort((a, b) => b.at - a.at)[0] ?? null;
  } catch {
    return null;
  }
}
