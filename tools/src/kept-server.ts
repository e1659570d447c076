/** A server that is started again when it ends on its own, as for `npm start`. */
import { setTimeout as pause } from 'node:timers/promises';
import { end, launch, printLine, readyOrEnded, type ServerPlan } from './server-process.ts';
import { onEndSignals, type Servers } from './servers.ts';

/** All in ms. */
interface Pace {
  /** Before the first restart; doubled with each further one. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** A server that was ready for so long counts as healthy: its next restart waits for the first delay again. */
  readonly healthy: number;
}

const PACE: Pace = { firstDelay: 1_000, longestDelay: 30_000, healthy: 60_000 };

/**
 * Starts a server; resolves when it is ready, throws with its last lines when it ends before: a wrong setting stays
 * wrong. From then on it is started again until `stop` or a signal ends it for good, so `ended` is always null.
 */
export async function keepServer(plan: ServerPlan, pace = PACE): Promise<Servers> {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let server = launch(plan);
  const endNow = (): Promise<void> => {
    stopping.abort();
    return end(server);
  };
  const forgetSignals = onEndSignals(() => void endNow());
  const fault = await readyOrEnded(server);
  if (fault !== null) {
    const asked = isStopping();
    await endNow();
    forgetSignals();
    throw new Error(asked ? 'Stopped.' : fault);
  }

  const keep = async (): Promise<null> => {
    let readyAt: number | null = performance.now();
    let delay = pace.firstDelay;
    for (;;) {
      const how = await server.exit;
      if (isStopping()) return null;
      if (readyAt !== null && performance.now() - readyAt >= pace.healthy) delay = pace.firstDelay;
      printLine(plan.name, `The ${plan.name} server ended (${how}). It is started again in ${delay / 1000} s.`);
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return null;
      delay = Math.min(delay * 2, pace.longestDelay);
      server = launch(plan);
      const late = await readyOrEnded(server);
      readyAt = late === null ? performance.now() : null;
      if (late === null) printLine(plan.name, `The ${plan.name} server is ready again.`);
      else await end(server);
    }
  };
  const ended = keep().finally(forgetSignals);
  return {
    ended,
    async stop() {
      await endNow();
      await ended;
    },
  };
}
