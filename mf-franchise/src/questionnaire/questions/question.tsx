import type { ComponentType } from 'react';
import type { QuestionKind } from '@amberlane/contract/calls/surveys';
import { ChoiceQuestion } from './choice-question.tsx';
import { DateQuestion } from './date-question.tsx';
import { MatrixQuestion } from './matrix-question.tsx';
import { PointsQuestion } from './points-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { RankingQuestion } from './ranking-question.tsx';
import { TextQuestion } from './text-question.tsx';

const KINDS: Readonly<Record<QuestionKind, ComponentType<QuestionProps>>> = {
  single: ChoiceQuestion,
  multi: ChoiceQuestion,
  nps: PointsQuestion,
  scale: PointsQuestion,
  matrix: MatrixQuestion,
  ranking: RankingQuestion,
  date: DateQuestion,
  text: TextQuestion,
};

/** One question of any kind. */
export function Question(props: QuestionProps) {
  const Kind = KINDS[props.question.kind];
  return <Kind {...props} />;
}
