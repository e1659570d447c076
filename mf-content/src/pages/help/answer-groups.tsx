import { memo, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Accordion, Icon, TextLink, Wrap, type AccordionItem } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { Answer } from './answer.tsx';
import { GROUPS } from './help-groups.ts';
import { MoreQuestions } from './more-questions.tsx';
import css from './answer-groups.module.css';

const INDEX_ID = 'answers';
/** Questions of a group that stand open to be read. */
const SHOWN = 4;

/** All answers by group; the index goes along at the side. Stays as it is while somebody types above it. */
export const AnswerGroups = memo(function AnswerGroups() {
  return (
    <Wrap className={css.columns}>
      <GroupIndex />
      <div className={css.groups}>
        {GROUPS.map(({ section: { id, title, sections } }) => (
          <section key={id} id={id} className={css.group} aria-labelledby={headingId(id)}>
            <h2 id={headingId(id)} className={css.title}>
              <Say id={title} />
            </h2>
            <Questions of={sections} topic={<Say id={title} />} />
          </section>
        ))}
      </div>
    </Wrap>
  );
});

/** The first few; more than one further question stands behind a row of its own. */
function Questions({ of: questions, topic }: { of: readonly ContentSection[]; topic: ReactNode }) {
  const shown = questions.length > SHOWN + 1 ? SHOWN : questions.length;
  const others = questions.slice(shown);
  return (
    <>
      <Accordion items={questions.slice(0, shown).map(itemOf)} />
      {others.length > 0 ? (
        <MoreQuestions count={others.length} topic={topic}>
          <Accordion items={others.map(itemOf)} />
        </MoreQuestions>
      ) : null}
    </>
  );
}

const itemOf = (question: ContentSection): AccordionItem => ({ id: question.id, title: <Say id={question.title} />, content: <Answer question={question} /> });

const Count = ({ of: count }: { of: number }) => <FormattedMessage id="help.count" values={{ count }} />;

function GroupIndex() {
  return (
    <nav className={css.index} aria-labelledby={headingId(INDEX_ID)}>
      <h2 id={headingId(INDEX_ID)} className={css.indexTitle}>
        <FormattedMessage id="help.index" />
      </h2>
      <ul role="list" className={css.entries}>
        {GROUPS.map(({ section: { id, title, sections }, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.entry}>
              <Icon of={icon} className={css.icon} />
              <span><Say id={title} /></span> <span className={css.count}><Count of={sections.length} /></span>
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
