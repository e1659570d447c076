import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Weight } from '@amberlane/ui';
import { gramsOf } from '@amberlane/ui/fields';
import { FoldSummary } from '../fold-summary/fold-summary.tsx';
import type { QuoteEntry } from './quote-entry.ts';
import type { Ends } from './validate-quote.ts';
import css from './asked-fold.module.css';

interface AskedFoldProps {
  readonly entry: QuoteEntry;
  readonly ends: Ends;
  /** The address asks for a price and nothing is in its way; else the form is open. */
  readonly isAnswered: boolean;
}

/** On a phone the form in one line, so that its price comes first. It opens the form, which stands after it and stays open while it is changed. */
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
          <span>
            <FormattedMessage id="quote.before.lane" values={{ weight: <Weight key="weight" grams={grams} />, origin: <bdi key="origin">{origin?.name}</bdi>, destination: <bdi key="destination">{destination?.name}</bdi> }} />
          </span>
        )}
      </FoldSummary>
    </details>
  );
}
