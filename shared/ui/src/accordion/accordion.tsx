import { useEffect, useRef, type ReactNode } from 'react';
import { DisclosureRow } from '../disclosure-row/disclosure-row.tsx';
import css from './accordion.module.css';

export interface AccordionItem {
  /** Fragment of the answer: an address that ends with `#id` opens it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Name that ties the rows: opening one closes the others. Left out, each stays as the reader left it. */
  readonly exclusiveName?: string;
  /** Id of the row that stands open at first. */
  readonly open?: string;
  /** Level of the titles below the section that holds them. */
  readonly level?: 2 | 3 | 4;
}

/** Questions that open their answers: native, found by page search, opened by a link to the answer. */
export function Accordion({ items, exclusiveName, open, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div ref={useFragment()} className={css.accordion}>
      {items.map(({ id, title, content }) => (
        <DisclosureRow
          key={id}
          summary={<Heading className={css.title}>{title}</Heading>}
          headed
          open={id === open}
          {...(exclusiveName && { name: exclusiveName })}
        >
          {/* The fragment names what is inside: the browser opens what hides a fragment's target. */}
          <div id={id} className={css.answer}>
            {content}
          </div>
        </DisclosureRow>
      ))}
    </div>
  );
}

/** Opens the answer that the address names when the page is changed without a reload, which browsers do not see. */
function useFragment() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const row = answer && ref.current?.contains(answer) ? answer.closest('details') : null;
      if (!row || row.open) return;
      row.open = true;
      answer?.scrollIntoView();
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);
  return ref;
}
