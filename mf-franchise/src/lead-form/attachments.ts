/** Files of a form in one text value, as drafts keep them: a list in JSON. */
import { filesOfDraft, type AttachedFile } from '../files/attached-file.ts';

/** The files that the API still has. */
export function filesOf(value: string, now: Date): readonly AttachedFile[] {
  if (value === '') return [];
  try {
    return filesOfDraft(JSON.parse(value), now);
  } catch {
    return [];
  }
}

export const filesText = (files: readonly AttachedFile[]): string => (files.length === 0 ? '' : JSON.stringify(files));

/** What the calls take. */
export const attachedIds = (value: string): string[] => filesOf(value, new Date()).map(({ id }) => id);
