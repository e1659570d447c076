/** Letters and digits that nobody takes for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/** A quote's number as people read it out, of the day of its rules and its id: `Q-20261123-7K3F9Q2X`. The same quote has the same number. */
export function quoteNumber({ quoteId, day }: { readonly quoteId: string; readonly day: string }): string {
  const sign = (value: number): string => Array.from({ length: 4 }, (_, index) => SIGNS[(value >>> (index * 5)) & 31] ?? '0').join('');
  return `Q-${day.replaceAll('-', '')}-${sign(hash(quoteId, 0x811c9dc5))}${sign(hash(quoteId, 0x2f0b4a27))}`;
}
