import { describe, expect, it } from '@jest/globals';
import { questionOf, SURVEY } from '../../testing/survey-questions.ts';
import { groupQuestions, openingWords } from './question-groups.ts';

describe('questions with their branches', () => {
  it('count the roots, and hang a branch of a branch on the root', () => {
    const deep = questionOf('text', { id: 'deep', showIf: { question: 'multi', anyOf: ['pickup'] } });
    const groups = groupQuestions([...SURVEY.questions, deep]);
    expect(groups.map(({ number, question, branches }) => [number, question.id, branches.map(({ id }) => id)])).toEqual([
      [1, 'single', ['multi', 'deep']], [2, 'nps', []], [3, 'matrix', []], [4, 'scale', []], [5, 'ranking', []], [6, 'date', []], [7, 'text', []],
    ]);
  });

  it('name the answers that open a branch: words of options, points as they are', () => {
    expect(openingWords(SURVEY.questions, questionOf('multi'))).toEqual(['No']);
    expect(openingWords(SURVEY.questions, questionOf('text', { showIf: { question: 'nps', anyOf: ['0', '1'] } }))).toEqual(['0', '1']);
    expect(openingWords(SURVEY.questions, questionOf('single'))).toEqual([]);
  });
});
