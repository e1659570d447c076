/** Text in which keywords are looked for: letters without case and accents, numbers without blanks. */
import { foldLetters } from '../areas/name-fold.ts';

/** Parts that are empty are left out; the result is at most 1,000 characters long. */
export const searchedText = (parts: readonly string[]): string => parts.filter(Boolean).map(foldLetters).join('\n').slice(0, 1_000);

/** A pattern for LIKE that finds the keyword anywhere; null for one of blanks only. */
export function likePattern(keyword: string): string | null {
  const folded = foldLetters(keyword);
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
