/** Following a parcel by mail: how long a confirmation waits, and how long an address is kept (house rule). */
import { ruleOn, type DatedRule } from './dated-rule.ts';

export interface FollowRule extends DatedRule {
  /** Hours in which the link of the confirmation letter can be used. */
  readonly confirmHours: number;
  /** Days after the parcel's end, or after the letters were stopped, until the address is deleted. */
  readonly keepDays: number;
  /** Days without any scan after which the address is deleted too: a parcel that never ends. */
  readonly silentDays: number;
}

const FOLLOW: readonly FollowRule[] = [
  { id: 'follow.2026', validFrom: '2019-01-01', validTo: null, source: 'house rule', confirmHours: 48, keepDays: 14, silentDays: 120 },
];

/** What holds on a day (ISO date). */
export const followRule = (onDate: string): FollowRule => ruleOn(FOLLOW, onDate);
