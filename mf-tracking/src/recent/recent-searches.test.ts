import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { readSearches, withoutSearch, withSearch, writeSearches, type Search } from './recent-searches.ts';

const number = (index: number) => completeWaybillNo('GH', String(10_000_000_000 + index));
const [A, B] = [number(1), number(2)];

describe('last searches', () => {
  it('are the newest ten, each once, whatever the order of its numbers', () => {
    const many = Array.from({ length: 14 }, (_, index) => [number(index)]).reduce<readonly Search[]>(withSearch, []);
    expect(many).toHaveLength(10);
    expect(many[0]).toEqual([number(13)]);
    expect(withSearch([[A, B], [A]], [B, A])).toEqual([[B, A], [A]]);
  });

  it('hold waybill numbers and nothing else', () => {
    expect(withSearch([], ['<script>', A, 'NG40718352966'])).toEqual([[A]]);
    expect(withSearch([[A]], ['what is my neighbour getting'])).toEqual([[A]]);
  });

  it('can be erased one by one', () => {
    expect(withoutSearch([[A], [A, B]], [A])).toEqual([[A, B]]);
  });

  it('are read as they were written', () => {
    const searches = fc.uniqueArray(fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(number), { minLength: 1, maxLength: 20 }), { maxLength: 10, selector: (numbers) => numbers.toSorted().join() });
    fc.assert(fc.property(searches, (kept) => expect(readSearches(writeSearches(kept))).toEqual(kept)));
    expect(writeSearches([])).toBeNull();
  });

  it('are none when what is kept makes no sense', () => {
    expect([readSearches(null), readSearches('{"a":1}'), readSearches('\u0000\n\n ')]).toEqual([[], [], []]);
    fc.assert(fc.property(fc.string(), (text) => void readSearches(text)));
  });
});
