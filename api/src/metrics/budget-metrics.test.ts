import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { watchBudgets } from './budget-metrics.ts';

it('tells of each budget that can be read, with one read a scrape', async () => {
  const registry = new Registry();
  const { watchBudget } = watchBudgets(registry);
  let reads = 0;
  watchBudget('day', async () => {
    reads += 1;
    return { used: 80, limit: 100 };
  });
  watchBudget('GH', () => Promise.reject(new Error('no database')));
  const text = await registry.metrics();
  expect(text).toContain('api_text_message_budget_used{budget="day"} 80');
  expect(text).toContain('api_text_message_budget_limit{budget="day"} 100');
  expect(text).not.toContain('GH');
  expect(reads).toBe(1);
});
