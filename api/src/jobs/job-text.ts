/** A short way to write a position down. */
import type { JobText } from '../database/tables/content.ts';

export const post = (name: string, site: string, ...description: string[]): JobText => ({ name, site, description });
