/** A legal text to be read: index, numbered sections with fragments of their own, and whom to ask. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, usePlace } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { HomeTrail } from '../head/home-trail.tsx';
import { LegalDate } from './legal-date.tsx';
import { useLegalMarkup } from './legal-markup.tsx';
import type { LegalPart, LegalSection, LegalText } from './legal-text.ts';
import css from './legal-page.module.css';

/** What the sentences of a text name: figures of the business rules, days, amounts. */
export type LegalFigures = Readonly<Record<string, string | number>>;

interface LegalPageProps {
  readonly text: LegalText;
  readonly figures?: LegalFigures;
}

const CONTENTS_ID = 'contents';

export function LegalPage({ text, figures = {} }: LegalPageProps) {
  const title = <FormattedMessage id={text.title} />;
  return (
    <>
      <PageHead
        title={title}
        lead={<FormattedMessage id={text.lead} />}
        breadcrumb={<HomeTrail here={title} />}
        art={<Drawing of={drawings.customs} />}
      />
      <Wrap className={css.columns}>
        <Contents sections={text.sections} />
        <article className={css.text}>
          <LegalDate validFrom={text.validFrom} />
          {text.sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} figures={figures} />
          ))}
          <Questions />
        </article>
      </Wrap>
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={css.contents} aria-labelledby={CONTENTS_ID}>
      <h2 id={CONTENTS_ID} className={css.contentsTitle}>
        <FormattedMessage id="legal.contents" />
      </h2>
      <ol role="list">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={css.entry}>
              <span className={css.entryNumber}>{index + 1}</span>
              <span>
                <FormattedMessage id={title} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, title, parts }, number, figures }: { section: LegalSection; number: number; figures: LegalFigures }) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        <span className={css.number}>{number}</span>
        <FormattedMessage id={title} />
      </h2>
      {parts.map((part, index) => (
        <Part key={index} part={part} figures={figures} />
      ))}
    </section>
  );
}

function Part({ part, figures }: { part: LegalPart; figures: LegalFigures }) {
  if (typeof part === 'function') {
    const Own = part;
    return <Own />;
  }
  if (typeof part === 'string') {
    return (
      <p>
        <Sentence id={part} figures={figures} />
      </p>
    );
  }
  return (
    <ul role="list" className={css.list}>
      {part.map((id) => (
        <li key={id}>
          <Sentence id={id} figures={figures} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ id, figures }: { id: string; figures: LegalFigures }): ReactNode {
  return <FormattedMessage id={id} values={{ ...useLegalMarkup(), ...figures }} />;
}

function Questions() {
  const { country } = usePlace();
  const intl = useIntl();
  return (
    <aside className={css.questions} aria-label={intl.formatMessage({ id: 'legal.questions.title' })}>
      <h2 className={css.questionsTitle}>
        <FormattedMessage id="legal.questions.title" />
      </h2>
      <p>
        <FormattedMessage id="legal.questions.text" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />
      </p>
      <ButtonLink to="contact-us">
        <FormattedMessage id="legal.questions.contact" />
      </ButtonLink>
    </aside>
  );
}
