/** How often and when an event is sent again that an endpoint did not accept. */
import type { IntlShape } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';

const { retryMinutes } = RULES.webhooks;

/** The first attempt, and one after each wait. */
export const attemptsInAll = retryMinutes.length + 1;

/** Waits between the attempts as a list, each in the unit in which it is a whole number. */
export function retryWaits(intl: IntlShape): string {
  const wait = (minutes: number): string => {
    const [amount, unit] = minutes < 1 ? ([minutes * 60, 'second'] as const) : minutes < 60 ? ([minutes, 'minute'] as const) : ([minutes / 60, 'hour'] as const);
    return intl.formatMessage({ id: `platform.terms.wait.${unit}` }, { amount });
  };
  return intl.formatList(retryMinutes.map(wait), { type: 'conjunction' });
}
