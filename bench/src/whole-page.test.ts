import { describe, expect, test } from '@jest/globals';
import { lackOf } from './whole-page.ts';

const documentWith = (boot: object): string => `<h1>Home</h1><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;

describe('a page to be measured', () => {
  test('is whole when the server rendered all of it', () => {
    expect(lackOf(documentWith({ page: { remote: 'mf-a' }, unrendered: [] }))).toBeNull();
  });

  test('is refused with the parts that were left to the browser', () => {
    expect(lackOf(documentWith({ page: { remote: 'mf-a' }, unrendered: ['./slots/x'] }))).toContain('./slots/x');
  });

  test('is refused when it is the page-not-found screen', () => {
    expect(lackOf(documentWith({ page: null, unrendered: [] }))).toContain('no such page');
  });

  test('is refused when it is no page of the site', () => {
    expect(lackOf('<h1>Sorry</h1>')).toContain('no boot data');
  });
});
