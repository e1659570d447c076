import { memo, type ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Accordion, Icon, TextLink, VisuallyHidden, Wrap, type AccordionItem } from '@amberlane/ui';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { OwnContact } from '../../support-contacts/own-contact.tsx';
import { Answer } from './answer.tsx';
import { FoldedQuestions } from './folded-questions.tsx';
import { GROUPS } from './help-groups.ts';
import { questionsFor, type SortedQuestions } from './own-country.ts';
import css from './answer-groups.module.css';

/** Questions of a topic that stand before the row that opens the others. */
const SHOWN = 3;

/** All answers by topic: icon, name, first questions, the others behind a row; folded on phones, but for the first topic. Customer service is last. Stays as it is while somebody types above it. */
export const AnswerGroups = memo(function AnswerGroups() {
  const { country } = useMarket();
  return (
    <Wrap className={css.groups}>
      <h2 className={css.topics}>
        <Say id="help.topics.title" />
      </h2>
      {GROUPS.map(({ section: { id, title, sections }, icon }, index) => (
        <section key={id} id={id} className={css.group} aria-labelledby={headingId(id)}>
          <h2 id={headingId(id)} className={css.title}>
            <Icon of={icon} className={css.icon} />
            <Say id={title} />
          </h2>
          <FoldedQuestions
            topic
            open={index === 0}
            summary={
              <span>
                <FormattedMessage id="help.all" values={{ count: sections.length }} /> <VisuallyHidden><Say id={title} /></VisuallyHidden>
              </span>
            }
          >
            <Questions of={questionsFor(country, sections)} topic={<Say id={title} />} />
          </FoldedQuestions>
        </section>
      ))}
      <Person />
    </Wrap>
  );
});

/** When no answer fits. */
const Person = () => (
  <section id="person" className={css.person} aria-labelledby={headingId('person')}>
    <h2 id={headingId('person')} className={css.personTitle}>
      <Say id="help.person.title" />
    </h2>
    <p className={css.lead}>
      <Say id="help.person.text" />
    </p>
    <OwnContact
      form="service/feedback"
      brief
      more={
        <TextLink kind="more" to="contact-us">
          <FormattedMessage id="help.desks" />
        </TextLink>
      }
    />
  </section>
);

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
