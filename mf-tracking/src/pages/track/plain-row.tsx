import { FormattedMessage, Link } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { NumberFaultText } from '../../query/number-fault-text.tsx';
import { trackPath } from '../../query/track-query.ts';
import type { PlainResult } from './result-groups.ts';
import css from './plain-row.module.css';

/** A number without a history: what is wrong with it, or what is being waited for. */
export function PlainRow({ result, numbers }: { result: PlainResult; numbers: readonly string[] }) {
  return (
    <div className={css.row}>
      <span className={css.number}>
        <Ltr code>{result.waybillNo}</Ltr>
      </span>
      <p className={css.what}>
        <Explanation result={result} numbers={numbers} />
      </p>
    </div>
  );
}

function Explanation({ result, numbers }: { result: PlainResult; numbers: readonly string[] }) {
  if (result.outcome === 'waiting') return <FormattedMessage id="track.waiting" />;
  if (result.outcome === 'failed') {
    return (
      <>
        <FormattedMessage id="track.failed" />{' '}
        <Link to={trackPath(numbers)}>
          <FormattedMessage id="track.failure.retry" />
        </Link>
      </>
    );
  }
  const { waybillNo, hint, missingDigits, suggestion } = result;
  return (
    <>
      <NumberFaultText kind={hint} missing={missingDigits} guessed={suggestion !== null} />{' '}
      {suggestion ? (
        <Link to={trackPath(numbers.map((number) => (number === waybillNo ? suggestion : number)))}>
          <FormattedMessage id="track-numbers.suggestion" values={{ number: <Ltr code>{suggestion}</Ltr> }} />
        </Link>
      ) : null}
    </>
  );
}
