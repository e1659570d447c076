import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { READY_EVENT } from '../ready.ts';
import { runClocks } from './page-clocks.ts';

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 23, 59, 30) }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('clocks show the time of their place at once and go until React runs', () => {
  document.body.innerHTML = '<b data-clock="Africa/Accra">UTC</b><b data-clock="Asia/Shanghai">UTC+8</b><b>UTC+3</b>';
  const shown = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
  runClocks();
  expect(shown()).toEqual(['23:59', '07:59', 'UTC+3']);
  jest.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['00:00', '08:00', 'UTC+3']);
  document.dispatchEvent(new Event(READY_EVENT));
  jest.advanceTimersByTime(120_000);
  expect(shown()).toEqual(['00:00', '08:00', 'UTC+3']);
});

it('of words that hold for a time, those that hold now are shown', () => {
  document.body.innerHTML =
    '<p hidden data-span="2026-11-23T08:30:00.000Z/2026-11-24T00:00:00.000Z">today</p><p hidden data-span="2026-11-24T00:00:00.000Z/2026-11-24T08:30:00.000Z">tomorrow</p>';
  const shown = () => [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
  expect(shown()).toEqual([]);
  runClocks();
  expect(shown()).toEqual(['today']);
  jest.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['tomorrow']);
});
