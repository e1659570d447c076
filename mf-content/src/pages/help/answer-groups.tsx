import { memo } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Accordion, Icon, TextLink, Wrap } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { headingId } from '../../section/section.tsx';
import { Answer } from './answer.tsx';
import { GROUPS } from './help-groups.ts';
import css from './answer-groups.module.css';

const INDEX_ID = 'answers';

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
            <Accordion items={sections.map((question) => ({ id: question.id, title: <Say id={question.title} />, content: <Answer question={question} /> }))} />
          </section>
        ))}
      </div>
    </Wrap>
  );
});

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
