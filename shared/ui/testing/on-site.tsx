/** Components as a page of the site shows them, for tests. A message that is missing fails the test. */
import { useState, type ReactNode } from 'react';
import type { Market } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import { byPath } from '@amberlane/testing/test-transport';
import type { TextBinding } from '../src/fields/form/bindings.ts';

export const RIYADH: Market = { country: 'SA', locale: 'ar' };
const LAGOS: Market = { country: 'NG', locale: 'en' };

/** On the tracking page. */
export const inSite = (children: ReactNode, market: Market = LAGOS): ReactNode => partOnSite({ market, at: 'track' }).around(children);

/** Data of the API by path. A call without an answer fails. */
export type Answers = Readonly<Record<string, unknown>>;

export const inForm = (children: ReactNode, { market = LAGOS, answers = {} }: { market?: Market; answers?: Answers } = {}): ReactNode =>
  partOnSite({ market, answer: byPath(Object.fromEntries(Object.entries(answers).map(([path, data]) => [path, () => data]))) }).around(children);

/** One field with a value of its own, which `onValue` hears of. */
export function Single({ start = '', onValue, children }: { start?: string; onValue?: (value: string) => void; children: (binding: TextBinding) => ReactNode }) {
  const [value, setValue] = useState(start);
  return children({
    id: 'single',
    name: 'single',
    value,
    error: undefined,
    onLeave: () => undefined,
    onValue: (next) => {
      setValue(next);
      onValue?.(next);
    },
  });
}
