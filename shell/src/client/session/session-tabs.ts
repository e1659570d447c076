/**
 * Every tab of the site knows who is signed in: the state is kept in local storage (spec §3), a change is told to the
 * other tabs at once, and a tab that comes to the front looks for itself. Blocked storage leaves the last of the three.
 * Whenever the device learns that a reader has left, it forgets what they did here.
 */
import { DRAFT_KEY_PREFIX, READER_KEY_PREFIX } from '@amberlane/contract/site';

const CHANNEL = 'amberlane.session';

function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

/** Tells the other tabs who is signed in, when that is news. `lapsed`: the session ended by itself, drafts are kept for its reader. */
export function tellTabs(nickName: string | null, lapsed = false): void {
  if (inStorage((storage) => storage.getItem(CHANNEL)) === nickName) return;
  inStorage((storage) => (nickName === null ? forgetReader(storage, lapsed) : storage.setItem(CHANNEL, nickName)));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** What the reader who left did on this device, their name included. */
function forgetReader(storage: Storage, keepsDrafts: boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const isDraft = (key: string): boolean => key.startsWith(DRAFT_KEY_PREFIX + READER_KEY_PREFIX);
  for (const key of keys) if (key === CHANNEL || key.startsWith(READER_KEY_PREFIX) || (isDraft(key) && !keepsDrafts)) storage.removeItem(key);
}

/** Calls back when another tab may have changed who is signed in; gives the function that ends that. */
export function followTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CHANNEL || key === null) onChange();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onChange();
  };
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibility);
    channel?.close();
  };
}
