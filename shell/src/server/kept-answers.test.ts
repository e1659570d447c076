import { describe, expect, it } from '@jest/globals';
import { createKeptAnswers } from './kept-answers.ts';

/** Each answer in turn; nothing more afterwards. */
function asking(answers: readonly (string | Error)[]) {
  const times = { now: 0, asked: 0 };
  const kept = createKeptAnswers<string>(() => times.now);
  const ask = async (): Promise<string> => {
    const answer = answers[times.asked] ?? new Error('down');
    times.asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { times, get: () => kept.get('key', ask) };
}

describe('kept answers', () => {
  it('are asked for once in five minutes, and by those at the same time once', async () => {
    const { times, get } = asking(['a', 'b']);
    expect(await Promise.all([get(), get()])).toEqual(['a', 'a']);
    times.now = 6 * 60_000;
    expect(await get()).toBe('b');
    expect(times.asked).toBe(2);
  });

  it('count as they were while they can’t be had anew, and are asked for again soon', async () => {
    const { times, get } = asking(['a', new Error('502'), 'c']);
    await get();
    times.now = 6 * 60_000;
    expect([await get(), await get(), times.asked]).toEqual(['a', 'a', 2]);
    times.now += 6_000;
    expect(await get()).toBe('c');
  });

  it('can’t be had when there never was one', async () => {
    const { times, get } = asking([new Error('garbled')]);
    await expect(get()).rejects.toThrow('garbled');
    await expect(get()).rejects.toThrow('garbled');
    expect(times.asked).toBe(1);
  });
});
