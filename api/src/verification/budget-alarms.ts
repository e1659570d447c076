/** Tells operators that a budget of text messages runs low or out: a line of the log, and counters at `/metrics`. */
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Delivery, DeliveryLimit } from './delivery-limits.ts';

/** Share of a budget at which it is time to look. */
const LOW = 0.8;

/** The message of both lines of the log: alert rules look for it. */
const BUDGET_LINE = 'text message budget';

export interface BudgetAlarms {
  /** A message was counted; `count` includes it. Alarms when it is the one that reaches 80 % or 100 %. */
  counted(limit: DeliveryLimit, count: number, delivery: Pick<Delivery, 'country'>): void;
  /** A message did not leave because of the limit. */
  refused(limit: DeliveryLimit, delivery: Pick<Delivery, 'country'>): void;
}

export function budgetAlarmsOf(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, registry: Registry): BudgetAlarms {
  const reached = new Counter({
    name: 'api_text_message_budget_reached_total',
    help: 'Times that a daily budget of text messages reached 80 or 100 percent.',
    labelNames: ['budget', 'country', 'percent'] as const,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'api_text_messages_refused_total',
    help: 'Text messages that did not leave because a daily budget was used up.',
    labelNames: ['budget', 'country'] as const,
    registers: [registry],
  });
  const labelsOf = (budget: NonNullable<DeliveryLimit['budget']>, country: string) => ({ budget, country: budget === 'country' ? country : '' });

  return {
    counted: ({ budget, most }, count, { country }) => {
      if (budget === undefined) return;
      const percent = count === most ? 100 : count === Math.ceil(most * LOW) ? 80 : null;
      if (percent === null) return;
      const labels = labelsOf(budget, country);
      reached.inc({ ...labels, percent });
      log[percent === 100 ? 'error' : 'warn']({ ...labels, percent, most }, BUDGET_LINE);
    },
    refused: ({ budget }, { country }) => {
      if (budget !== undefined) refusals.inc(labelsOf(budget, country));
    },
  };
}
