import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Accordion } from '@amberlane/ui';
import { Section } from './section.tsx';

const QUESTIONS = ['experience', 'company', 'papers', 'end', 'data'] as const;
const FIGURES = { days: RULES.franchise.noticeDays, keepDays: RULES.leads.keepDays };

export function Questions() {
  return (
    <Section id="questions" ground="soft" title={<FormattedMessage id="join-us.questions.title" />}>
      <Accordion
        items={QUESTIONS.map((question) => ({
          id: `question-${question}`,
          title: <FormattedMessage id={`join-us.question.${question}`} />,
          content: (
            <p>
              <FormattedMessage id={`join-us.answer.${question}`} values={FIGURES} />
            </p>
          ),
        }))}
      />
    </Section>
  );
}
