/** Letters and digits that nobody takes for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/** A quote's number as people read it out: `Q-7K3F-9Q2X`. The same quote has the same number for everybody, so it names no day, which is another one elsewhere. */
export function quoteNumber({ quoteId }: { readonly quoteId: string }): string {
  const sign = (value: number): string => Array.from({ length: 4 }, (_, index) => SIGNS[(value >>> (index * 5)) & 31] ?? '0').join('');
  return `Q-${sign(hash(quoteId, 0x811c9dc5))}-${sign(hash(quoteId, 0x2f0b4a27))}`;
}
