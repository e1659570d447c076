import { FormattedMessage } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import type { ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import css from './legal-contents.module.css';

const TITLE_ID = 'contents';

interface SectionsProps {
  readonly sections: readonly ContentSection[];
}

/** Index of a legal text: stays beside it on a wide screen, folds above it on a phone. */
export function LegalContents({ sections }: SectionsProps) {
  return (
    <nav className={css.contents} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={css.title}>
        <FormattedMessage id="legal.contents" />
      </h2>
      <div className={css.folded}>
        <DisclosureRow summary={<FormattedMessage id="legal.contents" />}>
          <Entries sections={sections} />
        </DisclosureRow>
      </div>
      <div className={css.open}>
        <Entries sections={sections} />
      </div>
    </nav>
  );
}

const Entries = ({ sections }: SectionsProps) => (
  <ol role="list">
    {sections.map(({ id, title }, index) => (
      <li key={id}>
        <a href={`#${id}`} className={css.entry}>
          <span className={css.number}>{index + 1}</span>
          <span>
            <Say id={title} />
          </span>
        </a>
      </li>
    ))}
  </ol>
);
