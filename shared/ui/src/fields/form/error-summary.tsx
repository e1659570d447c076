import { useSyncExternalStore, type MouseEvent, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Notice } from '../../notice/notice.tsx';
import css from './error-summary.module.css';

interface SummaryFault {
  readonly fieldId: string;
  readonly sentence: ReactNode;
  /** The field as its label says it now; without one, or with '', the sentence names it. */
  readonly name?: (() => string) | undefined;
}

interface ErrorSummaryProps {
  readonly faults: readonly SummaryFault[];
  /** Heading; how many entries need a correction unless said. */
  readonly title?: ReactNode;
  /** Takes the focus after a refused attempt. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** What keeps a form from being sent, above it, each with a link to its field; the links work without JavaScript. */
export function ErrorSummary({ faults, title, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} className={css.summary}>
      <Notice tone="attention" role="alert">
        <h2 className={css.title}>{title ?? <FormattedMessage id="form.errors.title" values={{ count: faults.length }} />}</h2>
        <ul className={css.list}>
          {faults.map(({ fieldId, sentence, name }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {name ? <NamedFault name={name} sentence={sentence} /> : sentence}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const never = (): (() => void) => () => undefined;
const unnamed = (): string => '';

/** “Full name: Fill in this field.” The name follows its label into another language. */
function NamedFault({ name, sentence }: { name: () => string; sentence: ReactNode }) {
  const field = useSyncExternalStore(never, name, unnamed);
  return field ? <FormattedMessage id="form.errors.named" values={{ field, fault: sentence }} /> : sentence;
}

function goTo(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
