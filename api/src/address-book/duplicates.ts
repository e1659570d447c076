/** Whether a book has an address already: the same phone with the same name or the same street. Pure. */
import { foldName } from '../areas/name-fold.ts';
import type { EntryContent } from './repository.ts';

export interface KnownEntry {
  readonly id: string;
  readonly name: string;
  readonly localName: string;
  readonly mobile: string;
  readonly street: string;
}

/** The entry that the content is like; null when there is none. Phones are compared as they are kept, in E.164. */
export function duplicateIn(known: readonly KnownEntry[], { name, localName, mobile, address: { street } }: EntryContent): KnownEntry | null {
  const names = new Set([name, localName].map(foldName).filter(Boolean));
  const foldedStreet = foldName(street);
  return (
    known.find((entry) => entry.mobile === mobile && ([entry.name, entry.localName].some((own) => names.has(foldName(own))) || (foldedStreet !== '' && foldName(entry.street) === foldedStreet))) ?? null
  );
}
