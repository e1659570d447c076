/** So many pieces of work at once, a short queue in front, and a refusal beyond: who waits for long is not waiting any more. */

export interface PlacesOptions {
  readonly atOnce: number;
  /** How many may wait for a place. */
  readonly waiting: number;
}

export class NoPlaceError extends Error {
  constructor() {
    super('too much is under way');
  }
}

export interface Places {
  /** Does the work when its turn comes. Rejects with a {@link NoPlaceError} at once when the queue is full. */
  within<T>(work: () => Promise<T>): Promise<T>;
}

export function createPlaces({ atOnce, waiting }: PlacesOptions): Places {
  let taken = 0;
  const queue: (() => void)[] = [];
  const enter = (): Promise<void> | null => {
    if (taken < atOnce) {
      taken += 1;
      return null;
    }
    if (queue.length >= waiting) throw new NoPlaceError();
    // The place is handed on, so nobody overtakes.
    return new Promise((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    async within(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
