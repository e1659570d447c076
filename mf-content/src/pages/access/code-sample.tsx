import { FormattedMessage, useIntl } from '@amberlane/core';
import { CodeLines, CopyButton } from '@amberlane/ui';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import css from './code-sample.module.css';
import { linesShown } from './lines-shown.ts';

export interface CodeSampleProps {
  /** Message with what it is, unlike that of every other sample: for screen readers. */
  readonly labelId: string;
  /** Message with what it is, in a word. */
  readonly titleId: string;
  readonly text: string;
  /** Most lines that stand before the fold, which begins behind a closing bracket where there is one near. */
  readonly shown?: number;
}

const MOST_SHOWN = 14;
/** A request or an answer as it is written. A line that is too long goes on below it, deeper than it began. */
export function CodeSample({ labelId, titleId, text, shown = MOST_SHOWN }: CodeSampleProps) {
  const lines = text.split('\n');
  const before = linesShown(lines, shown);
  const folds = before < lines.length;
  return (
    <figure className={folds ? css.folding : css.sample} aria-label={useIntl().formatMessage({ id: labelId })}>
      <figcaption className={css.title}>
        <FormattedMessage id={titleId} />
        <CopyButton small text={text} copied={<FormattedMessage id="access.copied" />}>
          <FormattedMessage id="access.copy" />
        </CopyButton>
      </figcaption>
      <Lines lines={lines.slice(0, before)} />
      {folds ? (
        <PhoneFold night everywhere summary={<FormattedMessage id="access.rest" values={{ count: lines.length }} />}>
          <Lines lines={lines.slice(before)} />
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
