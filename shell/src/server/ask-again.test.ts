import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { askAgain } from './ask-again.ts';

const signal = new AbortController().signal;
const after = <A>(ms: number, answer: A, given: AbortSignal): Promise<A> => pause(ms, answer, { signal: given });

describe('a question that may be asked twice', () => {
  it('is asked once when the answer comes in time, or a refusal', async () => {
    let asked = 0;
    const discard = (): void => {};
    expect(await askAgain(() => Promise.resolve(++asked), { afterMs: 20, signal, discard })).toBe(1);
    await expect(askAgain(() => Promise.reject(new Error(String(++asked))), { afterMs: 20, signal, discard })).rejects.toThrow('2');
  });

  it('is asked once where a second time is unwanted', async () => {
    let asked = 0;
    await askAgain((given) => after(40, ++asked, given), { afterMs: null, signal, discard: () => {} });
    expect(asked).toBe(1);
  });

  it('takes the answer that comes first and gives the other up', async () => {
    const signals: AbortSignal[] = [];
    const ask = (slow: number, fast: number) => (given: AbortSignal) => after(signals.push(given) === 1 ? slow : fast, signals.length, given);
    expect(await askAgain(ask(5_000, 10), { afterMs: 20, signal, discard: () => {} })).toBe(2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    signals.length = 0;
    expect(await askAgain(ask(60, 5_000), { afterMs: 20, signal, discard: () => {} })).toBe(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });

  it('lets go of a second answer', async () => {
    const discarded: string[] = [];
    const { promise: both, resolve } = Promise.withResolvers<undefined>();
    let asked = 0;
    const ask = async (): Promise<string> => {
      const name = `answer ${++asked}`;
      if (asked === 2) resolve(undefined);
      await both;
      return name;
    };
    expect(await askAgain(ask, { afterMs: 10, signal, discard: (answer) => discarded.push(answer) })).toBe('answer 1');
    expect(discarded).toEqual(['answer 2']);
  });

  it('waits for the second answer when the first is refused late, and says why the first was when both are', async () => {
    let asked = 0;
    const ask = async (): Promise<string> => {
      const now = ++asked;
      await pause(now === 1 ? 30 : 60);
      if (now % 2 === 1) throw new Error(`refused ${now}`);
      return `answer ${now}`;
    };
    expect(await askAgain(ask, { afterMs: 10, signal, discard: () => {} })).toBe('answer 2');
    let refused = 0;
    const refuse = async (): Promise<string> => {
      const now = ++refused;
      await pause(30);
      throw new Error(`refused ${now}`);
    };
    await expect(askAgain(refuse, { afterMs: 10, signal, discard: () => {} })).rejects.toThrow('refused 1');
  });

  it('ends with who asked', async () => {
    const left = new AbortController();
    const asking = askAgain((given) => after(5_000, 1, given), { afterMs: 10, signal: left.signal, discard: () => {} });
    setTimeout(() => left.abort(), 40);
    await expect(asking).rejects.toThrow(/abort/i);
  });
});
