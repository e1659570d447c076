import { expect, it } from '@jest/globals';
import { GROUPS } from './help-groups.ts';
import { questionsFor } from './own-country.ts';

const customs = GROUPS.find(({ section }) => section.id === 'customs')?.section.sections ?? [];
const ids = (questions: readonly { readonly id: string }[]): string[] => questions.map(({ id }) => id);

it('puts the customs of the reader’s country first and those of others last', () => {
  const { first, others } = questionsFor('PK', customs);
  expect(ids(first)).toEqual(['pakistan', 'who-pays', 'papers', 'customs-held']);
  expect(ids(others)).toEqual(['morocco', 'saudi-arabia', 'emirates', 'turkiye']);
});

it('keeps all of them for a country without a question of its own', () => {
  const { first, others } = questionsFor('NG', customs);
  expect(ids(first)).toEqual(['who-pays', 'papers', 'customs-held']);
  expect(others).toHaveLength(5);
});
