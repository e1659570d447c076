/** Kinds of positions, without the schemas: pages name them before an answer comes. */
export const JOB_TYPES = ['OPERATIONS', 'COURIER', 'CUSTOMS', 'SUPPORT', 'SALES', 'FINANCE', 'TECHNOLOGY'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Kinds of employment (schema.org `employmentType`). */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
