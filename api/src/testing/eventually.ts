/** Waits for something that is done after the answer. */
import { setTimeout as pause } from 'node:timers/promises';

const TURN_MS = 20;
const MOST_TURNS = 250;

/** Asks again until the answer is good, and gives it; the last one when it never is, for the assertion to show. */
export async function eventually<Value>(ask: () => Promise<Value>, isGood: (value: Value) => boolean): Promise<Value> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const value = await ask();
    if (isGood(value)) return value;
    await pause(TURN_MS);
  }
  return ask();
}
