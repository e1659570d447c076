import { FormattedMessage, useIntl } from '@amberlane/core';
import { CopyButton, Icon, icons } from '@amberlane/ui';
import css from './code-sample.module.css';

export interface CodeSampleProps {
  /** Message with what it is, unlike that of every other sample: for screen readers. */
  readonly labelId: string;
  /** Message with what it is, in a word. */
  readonly titleId: string;
  readonly text: string;
  /** Lines that stand before the fold; all of them where it is left out. */
  readonly shown?: number;
}

/** A request or an answer as it is written. A line that is too long goes on below it, deeper than it began. */
export function CodeSample({ labelId, titleId, text, shown }: CodeSampleProps) {
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
      <Lines lines={lines.slice(0, shown)} />
      {rest.length > 0 ? (
        <details className={css.rest} suppressHydrationWarning>
          <summary>
            <FormattedMessage id="access.rest" />
            <Icon of={icons.down} className={css.chevron} />
          </summary>
          <Lines lines={rest} />
        </details>
      ) : null}
    </figure>
  );
}

const DEEPEST = 5;
const LINE_END = '\n';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <pre dir="ltr" lang="en" className={css.lines}>
      <code>
        {lines.map((line, index) => (
          <span key={index} className={css.line} data-depth={Math.min(DEEPEST, line.search(/\S|$/) / 2)}>
            <Pair of={line} />
            {LINE_END}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** A name and its value: the value goes on the next line as a whole where there is no room. */
function Pair({ of: line }: { of: string }) {
  const value = line.search(/(?<=": )"/);
  if (value < 0) return line;
  return (
    <>
      {line.slice(0, value)}
      <span className={css.value}>{line.slice(value)}</span>
    </>
  );
}
