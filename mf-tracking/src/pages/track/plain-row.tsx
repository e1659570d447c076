import { FormattedMessage, Link } from '@amberlane/core';
import { Ltr, SentenceSpace } from '@amberlane/ui';
import { NumberFaultText } from '../../query/number-fault-text.tsx';
import { askPath, isOrder, type Ask } from '../../query/track-request.ts';
import { trackPath } from '../../query/track-query.ts';
import type { PlainResult } from './result-groups.ts';
import css from './plain-row.module.css';

/** A number without a history: what is wrong with it, or what is being waited for. */
export function PlainRow({ result, ask }: { result: PlainResult; ask: Ask }) {
  return (
    <div className={css.row}>
      <span className={css.number}>
        {isOrder(ask) && result.outcome === 'noInfo' ? <bdi>{result.waybillNo}</bdi> : <Ltr figures>{result.waybillNo}</Ltr>}
      </span>
      <p className={css.what}>
        <Explanation result={result} ask={ask} />
      </p>
    </div>
  );
}

function Explanation({ result, ask }: { result: PlainResult; ask: Ask }) {
  if (result.outcome === 'waiting') return <FormattedMessage id="track.waiting" />;
  if (result.outcome === 'failed') {
    return (
      <>
        <FaultSentence fault={result.fault} />
        <FormattedMessage id="track.failed" />
        <SentenceSpace />
        <Link to={askPath(ask)}>
          <FormattedMessage id="shell.failure.retry" />
        </Link>
      </>
    );
  }
  if (isOrder(ask)) return <FormattedMessage id="track.order.unknown" />;
  const { waybillNos } = ask;
  const { waybillNo, hint, missingDigits, suggestion, fault } = result;
  // A wrong check digit is all that its sentence says.
  const saysAll = fault !== undefined && hint === 'checkDigit';
  return (
    <>
      <FaultSentence fault={fault} />
      {saysAll ? null : <NumberFaultText kind={hint} missing={missingDigits} guessed={suggestion !== null} />}
      <SentenceSpace />
      {suggestion && !waybillNos.includes(suggestion) ? (
        <Link to={trackPath(waybillNos.map((number) => (number === waybillNo ? suggestion : number)))}>
          <FormattedMessage id="track-numbers.suggestion" values={{ number: <Ltr figures>{suggestion}</Ltr> }} />
        </Link>
      ) : null}
    </>
  );
}

/** What the API calls the fault (spec §8); an older one says nothing. */
function FaultSentence({ fault }: Pick<Extract<PlainResult, { outcome: 'failed' }>, 'fault'>) {
  if (!fault) return null;
  return (
    <>
      <strong>{fault.message}</strong>
      <SentenceSpace />
    </>
  );
}
