import type { WaybillList } from '@amberlane/contract/domain';
import { MAX_NUMBERS } from '../../query/track-query.ts';
import type { FaultyNumber } from './faulty-numbers.ts';
import css from './capacity-meter.module.css';

const CELLS = Array.from({ length: MAX_NUMBERS }, (_, index) => index);

/** One cell a number that a query may hold; decoration, the count below says the same. */
export function CapacityMeter({ list, faults }: { list: WaybillList; faults: readonly FaultyNumber[] }) {
  const faulty = new Set(faults.map(({ number }) => number));
  const toneOf = (number: string | undefined) => (number === undefined ? css.free : list.tooMany || faulty.has(number) ? css.faulty : css.taken);
  return (
    <div className={css.meter} aria-hidden="true">
      {CELLS.map((cell) => (
        <i key={cell} className={toneOf(list.numbers[cell])} />
      ))}
    </div>
  );
}
