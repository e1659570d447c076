/** A legal text to be read: index, numbered sections with fragments of their own, whom to ask, the texts beside it. */
import type { ComponentProps, ComponentType } from 'react';
import { Drawing, PageHead, Wrap } from '@amberlane/ui';
import type { ContentBlocksProps } from '../content/content-blocks.tsx';
import type { ContentDocument, ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import { HomeTrail } from '../head/home-trail.tsx';
import { LegalContents } from './legal-contents.tsx';
import { LegalDate } from './legal-date.tsx';
import { LegalQuestions } from './legal-questions.tsx';
import { LegalSection } from './legal-section.tsx';
import { LegalShort } from './legal-short.tsx';
import { LegalTexts, type LegalTextPath } from './legal-texts.tsx';
import css from './legal-page.module.css';

interface LegalPageProps {
  readonly content: ContentDocument;
  /** Its own address, which the list of legal texts leaves out. */
  readonly path: LegalTextPath;
  /** What stands beside the head. */
  readonly art: ComponentProps<typeof Drawing>['of'];
  /** Tables and paragraphs that depend on the rules or on the reader's country, by their name in the text. */
  readonly parts?: NonNullable<ContentBlocksProps['parts']>;
  /** Sections that the page shows in its own way, by their fragment. */
  readonly bodies?: SectionBodies;
  /** What its texts name beside the facts. */
  readonly values?: ContentBlocksProps['values'];
}

export type SectionBodies = Readonly<Record<string, ComponentType<{ section: ContentSection }>>>;

const NO_BODIES: SectionBodies = {};

export function LegalPage({ content, path, art, parts = {}, bodies = NO_BODIES, values }: LegalPageProps) {
  const { head, opening, sections, validFrom } = content;
  const title = <Say id={head.title} />;
  return (
    <>
      <PageHead title={title} lead={<Say id={head.lead} />} breadcrumb={<HomeTrail here={title} />} art={<Drawing of={art} />} />
      <Wrap className={css.columns}>
        <LegalContents sections={sections} />
        <div className={css.text}>
          {validFrom && <LegalDate validFrom={validFrom} />}
          {opening.length > 0 && <LegalShort blocks={opening} values={values} />}
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={`${index + 1}`} parts={parts} bodies={bodies} values={values} />
          ))}
          <LegalQuestions />
          <LegalTexts except={path} />
        </div>
      </Wrap>
    </>
  );
}
