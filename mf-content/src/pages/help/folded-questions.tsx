import { useEffect, useRef, type ReactNode } from 'react';
import { DisclosureRow } from '@amberlane/ui';
import css from './answer-groups.module.css';

interface FoldedQuestionsProps {
  readonly summary: ReactNode;
  /** The summary is the heading of the group: a link to the group opens it. */
  readonly headed?: boolean;
  readonly children: ReactNode;
}

/** Questions behind a row. A link to one of their answers opens them, also without a reload, which browsers do not see. */
export function FoldedQuestions({ summary, headed = false, children }: FoldedQuestionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const row = ref.current?.firstElementChild;
      if (!target || !(row instanceof HTMLDetailsElement) || row.open) return;
      if (!row.contains(target) && !(headed && target === ref.current?.parentElement)) return;
      row.open = true;
      target.scrollIntoView();
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, [headed]);
  return (
    <div ref={ref} className={css.more}>
      <DisclosureRow headed={headed} summary={summary}>
        {children}
      </DisclosureRow>
    </div>
  );
}
