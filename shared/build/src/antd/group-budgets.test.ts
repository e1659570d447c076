import { expect, it } from '@jest/globals';
import { groupsOverBudget } from './group-budgets.ts';

const weighing = (brotli: number) => ({ integrity: `sha384-${'A'.repeat(64)}`, bytes: 4 * brotli, brotli });
const antd = {
  groups: { form: { js: ['client/common.js', 'client/form.js'], css: [] }, date: { js: ['client/common.js', 'client/date.js'], css: [] } },
  words: { en: [], ar: ['client/ar.js'] },
  server: 'server/antd.cjs',
};
const files = { 'client/common.js': weighing(60_000), 'client/form.js': weighing(30_000), 'client/date.js': weighing(20_000), 'client/ar.js': weighing(2_000) };

it('counts a file of two groups once, and the heaviest language', () => {
  const both = { page: 'a page', groups: ['form', 'date'] as const };
  expect(groupsOverBudget({ antd, files }, [{ ...both, budgetKb: 112 }])).toEqual([]);
  expect(groupsOverBudget({ antd, files }, [{ ...both, budgetKb: 111 }])).toEqual(['the form library on a page weighs 112.0 KB, its budget is 111 KB']);
});
