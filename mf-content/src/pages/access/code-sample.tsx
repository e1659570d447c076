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
  /** Lines that stand before the fold; all of them where it is left out. */
  readonly shown?: number;
  /** The fold is there on wide screens too. */
  readonly long?: boolean;
}

/** A request or an answer as it is written. A line that is too long goes on below it, deeper than it began. */
export function CodeSample({ labelId, titleId, text, shown, long = false }: CodeSampleProps) {
  const lines = text.split('\n');
  const rest = shown === undefined ? [] : lines.slice(shown);
  return (
    <figure className={css.sample} aria-label={useIntl().formatMessage({ id: labelId })}>
      <figcaption className={css.title}>
        <FormattedMessage id={titleId} />
        <CopyButton small text={text} copied={<FormattedMessage id="access.copied" />}>
          <FormattedMessage id="access.copy" />
        </CopyButton>
      </figcaption>
      <div className={long ? undefined : css.body}>
        <Lines lines={lines.slice(0, shown)} />
        {rest.length > 0 ? (
          <PhoneFold night everywhere={long} summary={<FormattedMessage id="access.rest" values={{ count: lines.length }} />}>
            <Lines lines={rest} />
          </PhoneFold>
        ) : null}
      </div>
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
