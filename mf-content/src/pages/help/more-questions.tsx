import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { DisclosureRow, VisuallyHidden } from '@amberlane/ui';
import css from './answer-groups.module.css';

interface MoreQuestionsProps {
  readonly count: number;
  /** Name of the group, read out behind the count. */
  readonly topic: ReactNode;
  readonly children: ReactNode;
}

/** The other questions of a group. A link to one of their answers opens them, also without a reload, which browsers do not see. */
export function MoreQuestions({ count, topic, children }: MoreQuestionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = (): void => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const row = ref.current?.firstElementChild;
      if (!answer || !(row instanceof HTMLDetailsElement) || row.open || !row.contains(answer)) return;
      row.open = true;
      answer.scrollIntoView();
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);
  return (
    <div ref={ref} className={css.more}>
      <DisclosureRow
        summary={
          <span className={css.moreCount}>
            <FormattedMessage id="help.more" values={{ count }} /> <VisuallyHidden>{topic}</VisuallyHidden>
          </span>
        }
      >
        {children}
      </DisclosureRow>
    </div>
  );
}
