/** Work that waits in a table, done by several lanes of one process until nothing is left: emails, webhooks. */

export interface WorkLanes<Job> {
  /** Works on what `claim` gives, in so many lanes, until it gives null in each. Never rejects. */
  run(lanes: number, claim: () => Promise<Job | null>): Promise<void>;
  /** Claims nothing more, and resolves when what is being done is done. */
  close(): Promise<void>;
}

interface LaneParts<Job> {
  /** Does one job and notes what came of it. Each is claimed alone, so a slow one never outlasts a lease. */
  readonly work: (job: Job) => Promise<void>;
  /** Told why a lane ended early: the queue can't be read, or the result could not be noted. */
  readonly onFault: (error: unknown) => void;
}

export function workLanes<Job>({ work, onFault }: LaneParts<Job>): WorkLanes<Job> {
  const running = new Set<Promise<void>>();
  let isClosed = false;

  async function lane(claim: () => Promise<Job | null>): Promise<void> {
    try {
      while (!isClosed) {
        const job = await claim();
        if (job === null) return;
        await work(job);
      }
    } catch (error) {
      onFault(error);
    }
  }

  return {
    run: async (count, claim) => {
      const lanes = Array.from({ length: count }, () => lane(claim));
      for (const one of lanes) running.add(one);
      await Promise.all(lanes);
      for (const one of lanes) running.delete(one);
    },
    close: async () => {
      isClosed = true;
      await Promise.all(running);
    },
  };
}
