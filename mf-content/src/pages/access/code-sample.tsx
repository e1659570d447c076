import { FormattedMessage, useIntl } from '@amberlane/core';
import { CodeLines, CopyButton } from '@amberlane/ui';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import css from './code-sample.module.css';

export interface CodeSampleProps {
  /** Message with what it is, unlike that of every other sample: for screen readers. */
  readonly labelId: string;
  /** Message with what it is, in a word. */
  readonly titleId: string;
  readonly text: string;
  /** Lines that stand before the fold. */
  readonly shown?: number;
}

const MOST_SHOWN = 14;
/** Fewer are not worth a fold. */
const LEAST_FOLDED = 4;

/** A request or an answer as it is written. A line that is too long goes on below it, deeper than it began. */
export function CodeSample({ labelId, titleId, text, shown = MOST_SHOWN }: CodeSampleProps) {
  const lines = text.split('\n');
  const folds = lines.length - shown >= LEAST_FOLDED;
  return (
    <figure className={css.sample} aria-label={useIntl().formatMessage({ id: labelId })}>
      <figcaption className={css.title}>
        <FormattedMessage id={titleId} />
        <CopyButton small text={text} copied={<FormattedMessage id="access.copied" />}>
          <FormattedMessage id="access.copy" />
        </CopyButton>
      </figcaption>
      <Lines lines={folds ? lines.slice(0, shown) : lines} />
      {folds ? (
        <PhoneFold night everywhere summary={<FormattedMessage id="access.rest" values={{ count: lines.length }} />}>
          <Lines lines={lines.slice(shown)} />
        </PhoneFold>
      ) : null}
    </figure>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <pre dir="ltr" lang="en" className={css.lines}>
      <CodeLines text={lines.join('\n')} />
    </pre>
  );
}
