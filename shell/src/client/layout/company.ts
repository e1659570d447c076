/** Year of foundation (spec §1); a company puts its own in. A string: a year takes no grouping. */
export const FOUNDED = '2019';
