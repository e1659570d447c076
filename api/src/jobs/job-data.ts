/** The positions that the site starts with, in the languages of their countries. */
import type { StartingJob } from './repository.ts';
import { ARABIC_JOBS } from './texts/arabic.ts';
import { ASIAN_JOBS } from './texts/asia.ts';
import { EAST_AFRICAN_JOBS } from './texts/east-africa.ts';
import { MOROCCAN_JOBS } from './texts/morocco.ts';
import { WEST_AFRICAN_JOBS } from './texts/west-africa.ts';

export const STARTING_JOBS: readonly StartingJob[] = [...WEST_AFRICAN_JOBS, ...EAST_AFRICAN_JOBS, ...MOROCCAN_JOBS, ...ARABIC_JOBS, ...ASIAN_JOBS];
