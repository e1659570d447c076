import { FormattedMessage, useIntl } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Accordion, TextLink } from '@amberlane/ui';
import { questionsOf, type Question } from './stage-question-list.ts';
import css from './stage-questions.module.css';

/** What readers ask while a parcel is where it is. The whole answer is in the help. */
export function StageQuestions({ waybill }: { waybill: TrackedWaybill }) {
  return (
    <section aria-labelledby="track-questions" className={css.questions}>
      <h2 id="track-questions" className={css.title}>
        <FormattedMessage id="track.questions.title" />
      </h2>
      <QuestionRows waybill={waybill} />
    </section>
  );
}

/** The questions alone, below a heading of level 2. */
export function QuestionRows({ waybill }: { waybill: TrackedWaybill }) {
  const intl = useIntl();
  // Labels of this page that questions and answers quote.
  const labels = { status: intl.formatMessage({ id: 'track.group.signed' }), out: intl.formatMessage({ id: 'track.milestone.lastMile' }) };
  return (
    <div className={css.rows}>
      <Accordion
        level={3}
        items={questionsOf(waybill).map((question) => ({
          id: `question-${question.id}`,
          title: <FormattedMessage id={`track.question.${question.id}`} values={labels} />,
          content: <Answer question={question} labels={labels} />,
        }))}
      />
    </div>
  );
}

function Answer({ question: { id, anchor }, labels }: { question: Question; labels: Readonly<Record<string, string>> }) {
  return (
    <>
      <p>
        <FormattedMessage id={`track.answer.${id}`} values={labels} />
      </p>
      <p>
        <TextLink to={`help#${anchor}`}>
          <FormattedMessage id="track.questions.more" />
        </TextLink>
      </p>
    </>
  );
}
