import { Fragment, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Weight } from '@amberlane/ui';
import { gramsOf } from '@amberlane/ui/fields';
import { FoldSummary } from '../fold-summary/fold-summary.tsx';
import { goodsName } from './goods-fields.tsx';
import { BATTERY_KINDS, FLAGS, type QuoteEntry } from './quote-entry.ts';
import { hasSize, SizeText } from './size-fields.tsx';
import type { Ends } from './validate-quote.ts';
import css from './asked-fold.module.css';

interface AskedFoldProps {
  readonly entry: QuoteEntry;
  readonly ends: Ends;
  /** The address asks for a price and nothing is in its way; else the form is open. */
  readonly isAnswered: boolean;
}

/** On a phone the form in two lines, so that its price comes first. It opens the form, which stands after it and stays open while it is changed. */
export function AskedFold({ entry, ends: { origin, destination }, isAnswered }: AskedFoldProps) {
  const [isOpen, setOpen] = useState(!isAnswered);
  const [isShown, show] = useState(isAnswered);
  if (!isAnswered && !isOpen) setOpen(true);
  if (isAnswered && !isShown) show(true);
  const grams = gramsOf(entry.weight);
  return (
    // The reader may have opened it before React runs.
    <details className={css.fold} hidden={!isShown} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} suppressHydrationWarning>
      <FoldSummary change={<FormattedMessage id="quote.form.change" />}>
        {grams === null ? null : (
          <span className={css.asked}>
            <FormattedMessage id="quote.before.lane" values={{ weight: <Weight key="weight" grams={grams} />, origin: <bdi key="origin">{origin?.name}</bdi>, destination: <bdi key="destination">{destination?.name}</bdi> }} />
            <small className={css.assumed}>
              <Assumed entry={entry} />
            </small>
          </span>
        )}
      </FoldSummary>
    </details>
  );
}

/** Between parts, in every language: at the end of a line rather than at its start. */
const DOT = '\u00a0· ';

/** What else the price is of: the size if it is known, the goods, the batteries. */
function Assumed({ entry }: Pick<AskedFoldProps, 'entry'>) {
  const battery = BATTERY_KINDS.find((kind) => kind === entry.battery) ?? 'none';
  const ids = [goodsName(entry), ...FLAGS.filter((flag) => entry[flag]).map((flag) => `quote.form.${flag}`), `quote.battery.${battery}`];
  return (
    <>
      {hasSize(entry) ? (
        <>
          <SizeText entry={entry} />
          {DOT}
        </>
      ) : null}
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? null : DOT}
          <FormattedMessage id={id} />
        </Fragment>
      ))}
    </>
  );
}
