/** Facts of the brand that content pages state; a company puts its own in. */
export const BRAND = {
  name: 'Amberlane',
  /** Year of foundation (spec §1). */
  founded: '2019',
} as const;
