import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepFresh } from './keep-fresh.ts';

const MINUTE_MS = 60_000;

describe('a part that is kept fresh', () => {
  const renew = jest.fn();
  let part: HTMLElement;
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    renew.mockClear();
    part = document.createElement('section');
    part.append(document.createElement('button'));
    document.body.replaceChildren(part);
    end = keepFresh(part, renew);
  });
  afterEach(() => {
    end();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is renewed each minute until it ends', () => {
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(renew).toHaveBeenCalledTimes(2);
    end();
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('waits while the pointer is over it', () => {
    const matches = jest.spyOn(part, 'matches').mockReturnValue(true);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(matches).toHaveBeenCalledWith(expect.stringContaining(':hover'));
    expect(renew).not.toHaveBeenCalled();
  });

  it('waits while the focus is in it', () => {
    part.querySelector('button')?.focus();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([
    ['the tab is hidden', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
    ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('waits while %s', (_when, arrange) => {
    const spy = arrange();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(renew).not.toHaveBeenCalled();
    spy.mockRestore();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
