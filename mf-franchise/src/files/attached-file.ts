/** A file that has arrived, as a form keeps it in its draft: its id is what the form sends. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601: until the form has to be sent. */
  readonly expiresAt: string;
}

const isAttachedFile = (value: unknown): value is AttachedFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'bytes' in value && 'expiresAt' in value &&
  typeof value.id === 'string' && typeof value.name === 'string' && typeof value.bytes === 'number' && typeof value.expiresAt === 'string';

/** Files of a stored draft, whatever it holds, without those that the API has deleted by now. */
export const filesOfDraft = (stored: unknown, now: Date): readonly AttachedFile[] =>
  Array.isArray(stored) ? stored.filter(isAttachedFile).filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime()) : [];
