/** Asks for news of an answer while its page is in view. A thin edge around the decisions beside it; a chunk of its own. */
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import type { LatestReply } from '../api/tracking-api.ts';
import { pauseOf, type PollState } from './poll-plan.ts';
import { hasMoved, newEvents, watchedNumbers } from './watched.ts';

export interface Followed {
  /** The answer that is on the page. */
  readonly shown: () => TrackReply | undefined;
  /** The cheap call: newest events alone. Rejects when it fails. */
  readonly askLatest: (numbers: readonly string[]) => Promise<LatestReply>;
  /** The whole answer anew. Rejects when it fails. */
  readonly askAll: () => Promise<TrackReply>;
  /** Nothing has moved until `asOf`. */
  readonly onSame: (asOf: string) => void;
  readonly onNews: (reply: TrackReply, events: ReadonlySet<string>) => void;
  /** The page has no fresh answer; the shown one stays. */
  readonly onFailure: () => void;
}

const isInView = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Gives the function that ends it. */
export function follow(page: Followed): () => void {
  let state: PollState = { failures: 0, quiet: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = performance.now();
  let ended = false;

  async function poll(): Promise<void> {
    const shown = page.shown();
    const numbers = shown ? watchedNumbers(shown) : [];
    if (!shown || numbers.length === 0) return;
    asked = performance.now();
    try {
      const latest = await page.askLatest(numbers);
      const moved = hasMoved(shown, latest);
      const reply = moved ? await page.askAll() : null;
      if (ended) return;
      state = { failures: 0, quiet: moved ? 0 : state.quiet + 1 };
      if (reply) page.onNews(reply, newEvents(shown, reply));
      else page.onSame(latest.asOf);
    } catch {
      if (ended) return;
      state = { ...state, failures: state.failures + 1 };
      page.onFailure();
    }
    plan();
  }

  /** A page out of view waits until it comes back. */
  function plan(): void {
    clearTimeout(timer);
    if (ended || !isInView()) return;
    const left = asked + pauseOf(state) - performance.now();
    timer = setTimeout(() => void poll(), Math.max(0, left));
  }

  const events = [[document, 'visibilitychange'], [globalThis, 'online'], [globalThis, 'offline']] as const;
  for (const [target, name] of events) target.addEventListener(name, plan);
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const [target, name] of events) target.removeEventListener(name, plan);
  };
}
