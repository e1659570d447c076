import { useEffect, useRef, type ReactNode } from 'react';
import { DisclosureRow } from '@amberlane/ui';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import css from './answer-groups.module.css';

interface FoldedQuestionsProps {
  readonly summary: ReactNode;
  /** All questions of a topic, folded on phones only: a link to the topic opens them. */
  readonly topic?: boolean;
  /** A topic that is open on phones too. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Questions behind a row. A link to one of their answers opens them, also without a reload, which browsers do not see. */
export function FoldedQuestions({ summary, topic = false, open = false, children }: FoldedQuestionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const row = ref.current?.firstElementChild;
      if (!target || !(row instanceof HTMLDetailsElement) || row.open) return;
      if (!row.contains(target) && !(topic && target === ref.current?.parentElement)) return;
      row.open = true;
      target.scrollIntoView();
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, [topic]);
  return (
    <div ref={ref} className={topic ? undefined : css.more}>
      {topic ? <PhoneFold summary={summary} open={open}>{children}</PhoneFold> : <DisclosureRow summary={summary}>{children}</DisclosureRow>}
    </div>
  );
}
