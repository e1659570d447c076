import { expect, it } from '@jest/globals';
import { groupFiles, listGroupFiles } from './group-files.ts';

const antd = {
  groups: {
    form: { js: ['client/common.js', 'client/form.js'], css: ['client/common.css', 'client/form.css'] },
    date: { js: ['client/common.js', 'client/date.js'], css: ['client/common.css', 'client/date.css'] },
  },
  words: { en: [], ar: ['client/words-ar.js'] },
  server: 'server/antd.cjs',
};
const main = { js: ['client/main.js'], css: ['client/main.css'], server: 'server/main.cjs' };

it('names what groups share once, before what is of one alone, and the words of the language', () => {
  expect(groupFiles({ antd }, ['form', 'date'], 'ar')).toEqual({
    js: ['client/common.js', 'client/form.js', 'client/date.js', 'client/words-ar.js'],
    css: ['client/common.css', 'client/form.css', 'client/date.css'],
  });
});

it('names nothing for a page without groups, nor for a shell that has none', () => {
  expect(groupFiles({ antd }, [], 'ar')).toEqual({ js: [], css: [] });
  expect(groupFiles({}, ['form'], 'ar')).toEqual({ js: [], css: [] });
  expect(listGroupFiles({ main })).toEqual([]);
});

it('lists every file of the library, none of the shell’s own', () => {
  expect(listGroupFiles({ antd, main })).toEqual(expect.arrayContaining(['client/common.js', 'client/date.css', 'client/words-ar.js']));
  expect(listGroupFiles({ antd, main })).not.toContain('client/main.js');
});
