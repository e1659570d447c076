import { memo, type ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Accordion, Icon, TextLink, VisuallyHidden, Wrap, type AccordionItem } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { Answer } from './answer.tsx';
import { FoldedQuestions } from './folded-questions.tsx';
import { GROUPS } from './help-groups.ts';
import { questionsFor, type SortedQuestions } from './own-country.ts';
import css from './answer-groups.module.css';

const INDEX_ID = 'answers';
/** Questions of a group that stand open to be read. */
const SHOWN = 4;

/** Groups whose first questions stand open to be read; the others fold as a whole. */
const OPEN_GROUPS = 3;

/** All answers by group; the index goes along at the side. Stays as it is while somebody types above it. */
export const AnswerGroups = memo(function AnswerGroups() {
  const { country } = useMarket();
  return (
    <Wrap className={css.columns}>
      <GroupIndex />
      <div className={css.groups}>
        {GROUPS.slice(0, OPEN_GROUPS).map(({ section: { id, title, sections } }) => (
          <section key={id} id={id} className={css.group} aria-labelledby={headingId(id)}>
            <h2 id={headingId(id)} className={css.title}>
              <Say id={title} />
            </h2>
            <Questions of={questionsFor(country, sections)} topic={<Say id={title} />} />
          </section>
        ))}
        <div className={css.folds}>
          {GROUPS.slice(OPEN_GROUPS).map(({ section: { id, title, sections } }) => (
            <section key={id} id={id} className={css.group} aria-labelledby={headingId(id)}>
              <FoldedQuestions
                headed
                summary={
                  <h2 id={headingId(id)} className={css.foldTitle}>
                    <Say id={title} />
                  </h2>
                }
              >
                <Accordion items={sections.map(itemOf)} />
              </FoldedQuestions>
            </section>
          ))}
        </div>
      </div>
    </Wrap>
  );
});

/** The first few; more than one further question stands behind a row of its own. */
function Questions({ of: { first, others }, topic }: { of: SortedQuestions; topic: ReactNode }) {
  const all = [...first, ...others];
  const most = Math.min(SHOWN, first.length);
  const shown = all.length > most + 1 ? most : all.length;
  const folded = all.slice(shown);
  return (
    <>
      <Accordion items={all.slice(0, shown).map(itemOf)} />
      {folded.length > 0 ? (
        <FoldedQuestions
          summary={
            <span className={css.moreCount}>
              <FormattedMessage id="help.more" values={{ count: folded.length }} /> <VisuallyHidden>{topic}</VisuallyHidden>
            </span>
          }
        >
          <Accordion items={folded.map(itemOf)} />
        </FoldedQuestions>
      ) : null}
    </>
  );
}

const itemOf = (question: ContentSection): AccordionItem => ({ id: question.id, title: <Say id={question.title} />, content: <Answer question={question} /> });

function GroupIndex() {
  return (
    <nav className={css.index} aria-labelledby={headingId(INDEX_ID)}>
      <h2 id={headingId(INDEX_ID)} className={css.indexTitle}>
        <FormattedMessage id="help.index" />
      </h2>
      <ul role="list" className={css.entries}>
        {GROUPS.map(({ section: { id, title }, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.entry}>
              <Icon of={icon} className={css.icon} />
              <Say id={title} />
            </a>
          </li>
        ))}
      </ul>
      <p className={css.person}>
        <TextLink kind="more" href="#person">
          <Say id="help.person.title" />
        </TextLink>
      </p>
    </nav>
  );
}
