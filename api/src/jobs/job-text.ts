/** A short way to write a position down. */
import type { JobText } from '../database/tables/content.ts';

/** Three paragraphs: what one does, what one brings, what we offer. */
export const post = (name: string, site: string, work: string, profile: string, offer: string): JobText => ({ name, site, description: [work, profile, offer] });
