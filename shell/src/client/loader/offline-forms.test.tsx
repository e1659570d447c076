import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { OFFLINE_NOTICE_ID } from '../element-ids.ts';
import { keepFormsOffline } from './offline-forms.ts';

let online = false;
let sent: string[] = [];
let seen: boolean[] = [];

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const press = (name: string): void => element(`#${name}`).click();
const shows = (): boolean | undefined => seen.at(-1);

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  document.body.innerHTML = `
    <form id="form" method="post"><input name="email" value="ama@"><button id="send" name="way" value="fast">Send</button></form>
    <form id="dialog" method="dialog"><button id="close">Close</button></form>
    <div id="${OFFLINE_NOTICE_ID}"><button id="again" type="button" data-native>Try again</button></div>`;
  // jsdom has neither popovers nor a layout.
  Object.assign(element(`#${OFFLINE_NOTICE_ID}`), { togglePopover: (on: boolean) => seen.push(on) });
  for (const button of document.querySelectorAll('button')) button.scrollIntoView = () => undefined;
  keepFormsOffline();
  // What no script has answered the browser sends.
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(`${(event.target as Element).id} ${event.submitter?.getAttribute('value') ?? ''}`);
    event.preventDefault();
  });
});
afterAll(() => void Reflect.deleteProperty(navigator, 'onLine'));
beforeEach(() => {
  online = false;
  sent = [];
  seen = [];
});

it('keeps a form in the page without a network, with what was typed, and sends it again by the same button', () => {
  press('send');
  expect([sent, shows()]).toEqual([[], true]);
  expect(element('input')).toHaveProperty('value', 'ama@');
  press('again');
  expect([sent, shows()]).toEqual([[], true]);
  online = true;
  press('again');
  expect([sent, shows()]).toEqual([['form fast'], false]);
});

it('lets a form go with a network, closes dialogs without one, and leaves alone what a script has answered', () => {
  press('close');
  expect([sent, seen]).toEqual([['dialog '], []]);
  const answer = (event: Event): void => event.preventDefault();
  document.addEventListener('submit', answer);
  press('send');
  document.removeEventListener('submit', answer);
  expect(seen).toEqual([]);
  online = true;
  press('send');
  expect([sent, seen]).toEqual([['dialog ', 'form fast'], []]);
});
