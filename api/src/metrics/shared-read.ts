/** Reads for metrics: a scrape waits for no database. */
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 1_000;

/** Metrics that are scraped together share one read. Null when it fails or takes over a second. */
export function sharedRead<Facts>(read: () => Promise<Facts>): () => Promise<Facts | null> {
  let running: Promise<Facts | null> | null = null;
  return () => {
    running ??= Promise.race([read().catch(() => null), setTimeout(PATIENCE_MS, null, { ref: false })]).finally(() => (running = null));
    return running;
  };
}
