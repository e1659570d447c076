/** Text inside of XML: its five entities, without the characters that XML 1.0 has no place for. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const xmlText = (text: string): string => text.toWellFormed().replace(NO_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
