import { afterEach, expect, it, jest } from '@jest/globals';
import { answerEarlyKeys } from './early-keys.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page with the field; gives what pressing keys in it sends. */
function pageWith(method: 'get' | 'post') {
  document.body.innerHTML = `<form method="${method}"><textarea></textarea></form>`;
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  const field = document.querySelector('textarea');
  const press = (keys: KeyboardEventInit): boolean | undefined => field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }));
  return { press, sent };
}

it('sends the form with Ctrl+Enter and Cmd+Enter, and leaves the key to the field otherwise', () => {
  stops.push(answerEarlyKeys());
  const { press, sent } = pageWith('get');
  press({ key: 'Enter' });
  press({ key: 'a', ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
  press({ key: 'Enter', ctrlKey: true });
  press({ key: 'Enter', metaKey: true });
  expect(sent).toHaveBeenCalledTimes(2);
});

it('sends no form that changes something', () => {
  stops.push(answerEarlyKeys());
  const { press, sent } = pageWith('post');
  press({ key: 'Enter', ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
});

it('leaves the keys to React once that runs', () => {
  const { press, sent } = pageWith('get');
  answerEarlyKeys()();
  press({ key: 'Enter', ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
});
