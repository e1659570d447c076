/** The positions that the site starts with, in the languages of their countries. */
import type { StartingJob } from './repository.ts';
import { AFRICAN_JOBS } from './texts/africa.ts';
import { ARABIC_JOBS } from './texts/arabic.ts';
import { ASIAN_JOBS } from './texts/asia.ts';

export const STARTING_JOBS: readonly StartingJob[] = [...AFRICAN_JOBS, ...ARABIC_JOBS, ...ASIAN_JOBS];
