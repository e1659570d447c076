import type { ReactNode } from 'react';
import { redeliveryRule } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './attempt-line.module.css';

/** The attempts on a line: as many stops as are free, what a further one costs, and where the parcel waits (spec §4). */
export function AttemptLine() {
  const { freeAttempts } = redeliveryRule(useSelector(selectAsOf));
  return (
    <ol role="list" className={css.line}>
      {Array.from({ length: freeAttempts }, (_, index) => (
        <Stop key={index} kind={css.free} name={<Say id="express.absent.attempt" values={{ number: index + 1 }} />} note={<Say id="express.absent.free" />} />
      ))}
      <Stop kind={css.paid} name={<Say id="express.absent.further" />} note={<Say id="express.absent.fee" />} />
      <Stop kind={css.shelf} name={<Say id="express.absent.shelf" />} note={<Say id="express.absent.shelfNote" />} />
    </ol>
  );
}

function Stop({ kind, name, note }: { kind: string | undefined; name: ReactNode; note: ReactNode }) {
  return (
    <li className={`${css.stop} ${kind}`}>
      <b>{name}</b>
      <span className={css.note}>{note}</span>
    </li>
  );
}
