/** What every row of the configuration of rules has: a name that a quote line can point to, and its days. */
export interface DatedRule {
  /** Stable name, shown beside the line of a quote that it makes. */
  readonly id: string;
  /** First day, ISO date. */
  readonly validFrom: string;
  /** Last day, ISO date; null while it has no end. */
  readonly validTo: string | null;
  /** Where the figures come from. */
  readonly source: string;
}

export const holdsOn = ({ validFrom, validTo }: Pick<DatedRule, 'validFrom' | 'validTo'>, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

/** The row that holds on a day (ISO date); null when none does. Of several the one that began last. */
export const findRule = <Rule extends DatedRule>(rows: readonly Rule[], day: string): Rule | null =>
  rows.filter((row) => holdsOn(row, day)).reduce<Rule | null>((newest, row) => (newest && newest.validFrom >= row.validFrom ? newest : row), null);

/** The row that holds on a day. Throws a RangeError when none does: the configuration has a gap. */
export function ruleOn<Rule extends DatedRule>(rows: readonly Rule[], day: string): Rule {
  const rule = findRule(rows, day);
  if (!rule) throw new RangeError(`no rule holds on ${day}: ${rows.map(({ id }) => id).join(', ')}`);
  return rule;
}
