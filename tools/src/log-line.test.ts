import { expect, it } from '@jest/globals';
import { asSentence } from './log-line.ts';

it('says an error that was logged as JSON in one sentence, without its stack', () => {
  const err = { type: 'StoreFault', message: 'the log ends at record 0, but record 7 was already seen', stack: 'StoreFault: …\n    at refuseReplay' };
  expect(asSentence(JSON.stringify({ level: 50, time: 1, err, msg: 'the pins can not be read' }))).toBe('the pins can not be read: the log ends at record 0, but record 7 was already seen');
  expect(asSentence(JSON.stringify({ level: 50, err, msg: err.message }))).toBe(err.message);
});

it.each(['API ready at http://127.0.0.1:8081', '{"level":50}', '{"answer":42}', '{', ''])('leaves %p as it is', (line) => {
  expect(asSentence(line)).toBe(line);
});
