import type { ReactNode } from 'react';
import type { ContentSection } from './content-document.ts';
import { Say } from './say.tsx';
import css from './labelled-lines.module.css';

interface LabelledLinesProps {
  readonly section: ContentSection;
  /** What each line tells, in the order of the section's list. */
  readonly labels: readonly ReactNode[];
  /** First line that is shown, and the one before which it ends: all where they are left out. */
  readonly from?: number;
  readonly to?: number;
  readonly className?: string | undefined;
}

/** The list of a section, or a part of it, as terms and what is said of them. */
export function LabelledLines({ section: { blocks }, labels, from = 0, to, className = '' }: LabelledLinesProps) {
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return (
    <dl className={`${css.lines} ${className}`}>
      {lines.slice(from, to).map((line, index) => (
        <div key={line.id}>
          <dt className={css.label}>{labels[from + index]}</dt>
          <dd className={css.said}>
            <Say {...line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
