/** Catalogues of messages as they are written: English carries a description for the translator beside each message. */
type Entry = string | { readonly message: string; readonly description?: string };
export type Catalogue = Readonly<Record<string, Entry>>;

const messageOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.message);

/** The messages of a catalogue by id. */
export const messagesIn = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, entry]) => [id, messageOf(entry)]));

/** The message of an id. Throws when the catalogue has none. */
export function sentenceOf(catalogue: Catalogue, id: string): string {
  const entry = catalogue[id];
  if (entry === undefined) throw new Error(`no message ${id}`);
  return messageOf(entry);
}
