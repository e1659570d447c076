import { describe, expect, it } from '@jest/globals';
import { refusedSentences } from './refused-sentences.ts';

const said = (...fields: readonly (readonly [field: string, code: string])[]) => refusedSentences(fields.map(([field, code]) => ({ field, code })), 'en', { questions: 'question' });

describe('what a refused field asks for', () => {
  it('is named where it was left empty', () => {
    expect(said(['lastName', 'required'], ['questions', 'required'])).toEqual({
      lastName: { sentence: 'Enter the last name.', namesField: true },
      questions: { sentence: 'Enter your question.', namesField: true },
    });
  });

  it('is a choice where there are options, and what is wrong with what was entered', () => {
    expect(said(['topic', 'required'], ['email', 'email'])).toEqual({
      topic: { sentence: 'Choose one of the options.', namesField: false },
      email: { sentence: expect.stringMatching(/email/), namesField: false },
    });
  });

  it('is not told with a limit that nobody knows, nor for a fault of which nothing is known', () => {
    expect(said(['remark', 'tooLong'], ['email', ''], ['city', 'weather'])).toEqual({});
  });
});
