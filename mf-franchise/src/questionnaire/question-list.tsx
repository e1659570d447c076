/** Questions on the lane: answered ones solid, the present one a ring, later ones dotted; branches stand inside the question that opens them. */
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { shownQuestions } from '@amberlane/contract/domain/survey-branches';
import { fieldOf, isAnswered } from './answers.ts';
import { groupQuestions, openingWords, type QuestionGroup } from './question-groups.ts';
import { Question } from './questions/question.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { SurveyForm } from './use-survey-form.ts';
import css from './question-list.module.css';

interface QuestionListProps {
  readonly questions: readonly SurveyQuestion[];
  readonly form: SurveyForm;
  /** A form that came back from the server shows all branches: they may be what was refused. */
  readonly withBranches: boolean;
}

export function QuestionList({ questions, form, withBranches }: QuestionListProps) {
  const isHydrated = useHydrated();
  const shown = new Set(shownQuestions(questions, form.answers).map(({ id }) => id));
  const groups = groupQuestions(questions);
  const isDone = ({ question, branches }: QuestionGroup): boolean => [question, ...branches].every((each) => !shown.has(each.id) || isAnswered(each, form.answers));
  const now = groups.find((group) => !isDone(group));
  // One question has no number, and its branch needs no reason.
  const isLong = groups.length > 1;
  return (
    <ol role="list" className={isLong ? css.lane : css.single}>
      {groups.map((group) => (
        <li key={group.question.id} className={isDone(group) ? css.done : group === now ? css.now : css.todo}>
          <Asked question={group.question} number={isLong ? group.number : undefined} form={form} insists={group.question.required} />
          {group.branches
            .filter(({ id }) => !isHydrated || shown.has(id))
            .map((branch) => (
              <div key={branch.id} className={isHydrated || withBranches ? css.branch : `${css.branch} ${css.closed}`}>
                {isHydrated && !isLong ? null : (
                  <p className={css.why}>
                    <Icon of={icons.chevron} className={css.mark} />
                    <span>{isHydrated ? <FormattedMessage id="question.branch.because" values={{ number: group.number }} /> : <OnlyIf questions={questions} branch={branch} number={group.number} />}</span>
                  </p>
                )}
                <Asked question={branch} form={form} insists={false} />
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Without JavaScript every branch stands in the form, with the answer that it belongs to. */
function OnlyIf({ questions, branch, number }: { questions: readonly SurveyQuestion[]; branch: SurveyQuestion; number: number }) {
  const intl = useIntl();
  const words = intl.formatList(openingWords(questions, branch), { type: 'disjunction' });
  return <FormattedMessage id="question.branch.onlyIf" values={{ number, answers: words }} />;
}

interface AskedProps {
  readonly question: SurveyQuestion;
  /** None for the one question of a form and for branches. */
  readonly number?: number | undefined;
  readonly form: SurveyForm;
  readonly insists: boolean;
}

function Asked({ question, number, form, insists }: AskedProps) {
  const title = (
    <>
      {number === undefined ? null : <span className={css.number}>{number}</span>}
      {question.title}{' '}
      {question.required ? null : (
        <span className={css.optional}>
          <FormattedMessage id="question.optional" />
        </span>
      )}
    </>
  );
  return (
    <Question
      question={question}
      title={title}
      formId={form.id}
      answer={form.answers[question.id]}
      faults={form.faults}
      insists={insists}
      onAnswer={(answer) => form.answer(question.id, answer)}
    />
  );
}

/** Name of a question where it is spoken of: in the summary of what is wrong. */
export function questionOf(questions: readonly SurveyQuestion[], field: string): SurveyQuestion | undefined {
  return questions.find((question) => field === fieldOf(question) || field.startsWith(`${fieldOf(question)}.`));
}
