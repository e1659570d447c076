/** The network as the browser sees it. */
export interface Connection {
  isOnline(): boolean;
  /** Resolves when the device is online again, and when `signal` is aborted. */
  untilOnline(signal: AbortSignal): Promise<void>;
  /** Waits, or ends early when `signal` is aborted or the device comes online. */
  rest(ms: number, signal: AbortSignal): Promise<void>;
}

const untilEvent = (signal: AbortSignal, ms: number | null): Promise<void> =>
  new Promise((resolve) => {
    const timer = ms === null ? undefined : setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  untilOnline: (signal) => untilEvent(signal, null),
  rest: (ms, signal) => untilEvent(signal, ms),
};
