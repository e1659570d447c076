import type { ReactNode } from 'react';
import { FormattedMessage, Link } from '@amberlane/core';
import { Ltr, SentenceSpace } from '@amberlane/ui';
import { NumberFaultText } from '../../query/number-fault-text.tsx';
import { askPath, isOrder, type Ask } from '../../query/track-request.ts';
import { trackPath } from '../../query/track-query.ts';
import type { PlainResult } from './result-groups.ts';
import css from './plain-row.module.css';

interface PlainRowProps {
  readonly result: PlainResult;
  readonly ask: Ask;
  /** Of the field with the numbers, folded above the results. */
  readonly fieldId: string;
  /** Its status, where no heading says it; null else. */
  readonly status: ReactNode;
}

/** A number without a history: what is wrong with it, or what is being waited for. */
export function PlainRow({ result, ask, fieldId, status }: PlainRowProps) {
  return (
    <div className={css.row}>
      <span className={css.number}>
        {isOrder(ask) && result.outcome === 'noInfo' ? <bdi>{result.waybillNo}</bdi> : <Ltr figures>{result.waybillNo}</Ltr>}
      </span>
      <p className={css.what}>
        {status}
        <span>
          <Explanation result={result} ask={ask} fieldId={fieldId} />
        </span>
      </p>
    </div>
  );
}

function Explanation({ result, ask, fieldId }: Omit<PlainRowProps, 'status'>) {
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
  return (
    <>
      <FaultSentence fault={fault} />
      {fault && hint === 'checkDigit' ? <FormattedMessage id="track.row.digit" /> : <NumberFaultText kind={hint} missing={missingDigits} guessed={suggestion !== null} />}
      <SentenceSpace />
      {suggestion && !waybillNos.includes(suggestion) ? (
        <Link to={trackPath(waybillNos.map((number) => (number === waybillNo ? suggestion : number)))}>
          <FormattedMessage id="track-numbers.suggestion" values={{ number: <Ltr figures>{suggestion}</Ltr> }} />
        </Link>
      ) : (
        <a
          href={`#${fieldId}`}
          onClick={(event) => {
            if (selectNumber(fieldId, waybillNo)) event.preventDefault();
          }}
        >
          <FormattedMessage id="track.row.correct" />
        </a>
      )}
    </>
  );
}

/** Opens the form above the results with the number selected in its field; false where there is none. */
function selectNumber(fieldId: string, waybillNo: string): boolean {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
  const at = field.value.indexOf(waybillNo);
  if (at >= 0) field.setSelectionRange(at, at + waybillNo.length);
  return true;
}

/** What the API calls the fault (spec §8); an older one says nothing. */
function FaultSentence({ fault }: Pick<Extract<PlainResult, { outcome: 'failed' }>, 'fault'>) {
  if (!fault) return null;
  return (
    <>
      <span>{fault.message}</span>
      <SentenceSpace />
    </>
  );
}
