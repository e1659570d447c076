/**
 * Time that a remote may spend on the server (design §4): the clock stands still while its calls are under way,
 * which have a deadline of their own.
 */
export interface WorkClock {
  /** Runs a call with the clock stopped. */
  during<T>(call: () => Promise<T>): Promise<T>;
  /** The work's result; rejects when it takes longer than allowed. */
  limit<T>(work: Promise<T>): Promise<T>;
}

export class WorkTimeError extends Error {
  constructor(ms: number) {
    super(`took more than ${ms} ms of its own`);
  }
}

export function createWorkClock(allowedMs: number): WorkClock {
  let calls = 0;
  let spent = 0;
  let since = performance.now();
  const ownTime = (): number => spent + (calls === 0 ? performance.now() - since : 0);

  return {
    async during(call) {
      if (calls === 0) spent += performance.now() - since;
      calls += 1;
      try {
        return await call();
      } finally {
        calls -= 1;
        since = performance.now();
      }
    },
    limit(work) {
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout;
        const check = (): void => {
          const left = allowedMs - ownTime();
          if (left <= 0) reject(new WorkTimeError(allowedMs));
          else timer = setTimeout(check, Math.max(left, 10));
        };
        timer = setTimeout(check, allowedMs);
        work.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
  };
}
