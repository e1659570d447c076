/** How much of a budget for text messages is used. Whoever keeps a budget registers it by a name that code gives, never a caller. */
import { Gauge, type Registry } from 'prom-client';
import { sharedRead } from './shared-read.ts';

export interface BudgetUse {
  /** Messages. */
  readonly used: number;
  readonly limit: number;
}

export interface BudgetMetrics {
  /** `read` is asked at each scrape; a budget that can't be read is left out. */
  watchBudget(name: string, read: () => Promise<BudgetUse>): void;
}

export function watchBudgets(registry: Registry): BudgetMetrics {
  const budgets = new Map<string, () => Promise<BudgetUse | null>>();
  const gauge = (name: string, help: string, value: (use: BudgetUse) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['budget'] as const,
      registers: [registry],
      async collect() {
        const uses = await Promise.all([...budgets].map(async ([budget, read]) => ({ budget, use: await read() })));
        this.reset();
        for (const { budget, use } of uses) if (use) this.set({ budget }, value(use));
      },
    });
  };
  gauge('api_text_message_budget_used', 'Text messages sent of a budget; the same for every process.', ({ used }) => used);
  gauge('api_text_message_budget_limit', 'Text messages that a budget allows.', ({ limit }) => limit);
  return { watchBudget: (name, read) => void budgets.set(name, sharedRead(read)) };
}
