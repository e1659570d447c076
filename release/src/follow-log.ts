/** Notices new records of the log: at once where the file system tells, else within the interval of a poll. */
import { watch, type FSWatcher } from 'node:fs';
import type { ReleaseState } from './release-state.ts';
import type { StoreFolder } from './store-folder.ts';

const POLL_MS = 1000;

export interface Following {
  close(): void;
}

interface FollowOptions {
  readonly folder: StoreFolder;
  readonly readState: () => Promise<ReleaseState>;
  /** State that the caller already has; null when it has none. */
  readonly from: ReleaseState | null;
  readonly onChange: (state: ReleaseState) => void;
  readonly onError: (error: unknown) => void;
}

export function followLog({ folder, readState, from, onChange, onError }: FollowOptions): Following {
  let head = from?.head;
  let fingerprint: string | null = null;
  let reported = '';
  let closed = false;
  let looking: Promise<void> = Promise.resolve();
  let forced = false;
  let watcher: FSWatcher | null = null;

  const look = async (): Promise<void> => {
    const force = forced;
    forced = false;
    try {
      const now = await folder.logFingerprint();
      if (now === fingerprint && !force) return;
      fingerprint = now;
      const state = await readState();
      reported = '';
      if (closed || state.head === head) return;
      head = state.head;
      onChange(state);
    } catch (error) {
      // A fault may be mended without a new name in the folder: the next poll reads again.
      fingerprint = null;
      const message = String(error);
      if (closed || message === reported) return;
      reported = message;
      onError(error);
    }
  };
  // One look after the other: two at once could report states out of order. A record makes several events of the
  // file system; those that come before the next look are answered by it.
  const queue = (): void => void (looking = looking.then(look));
  const changed = (): void => {
    if (!forced) queue();
    forced = true;
  };

  // The folder appears with the first record, so the watch is tried again until it holds.
  const watchFolder = (): void => {
    try {
      watcher ??= watch(folder.logFolder, { persistent: false }, changed);
      watcher.on('error', () => {
        watcher?.close();
        watcher = null;
      });
    } catch {
      watcher = null;
    }
  };
  const poll = (): void => {
    if (!watcher) watchFolder();
    queue();
  };
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  poll();

  return {
    close() {
      closed = true;
      clearInterval(timer);
      watcher?.close();
    },
  };
}
