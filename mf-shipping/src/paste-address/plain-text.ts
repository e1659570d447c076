/** Pasted text made plain, and names made comparable. Pure. */

/** Marks that only steer the direction of a text, and those without width (Unicode UAX 9). */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** One width, ASCII digits, ASCII marks between the parts, no invisible marks; line breaks stay. */
export const plainText = (pasted: string): string =>
  pasted
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[،、۔。]/g, ',')
    .replace(/؛/g, ';')
    .replace(/[‐-―−]/g, '-')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ');

/** Letters that are written in several ways for the same name. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ة: 'ه', ۃ: 'ه', ے: 'ي', ئ: 'ي', ؤ: 'و' };

/** Words that say what kind of division a name is, in the languages of the site. */
const DIVISION_WORDS =
  /\b(?:state|region|county|province|governorate|emirate|district|lga|city|municipality|metropolitan|sub county|ili|ilcesi|ville|prefecture|of)\b|(?:省|市|自治区|特别行政区|州)$|(?:محافظه|منطقه|اماره|مدينه|ولايه|جهه|صوبه|ضلع|شهر)/gu;

/** A name as a key: no marks, no case, one spelling of letters, no word for the kind of place. */
export function placeKey(name: string): string {
  const letters = Array.from(name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase(), (letter) => LETTERS[letter] ?? letter).join('');
  const words = letters.replace(/['’ʿʾ]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const bare = words.replace(DIVISION_WORDS, ' ').replace(/\s+/g, ' ').trim();
  return (bare === '' ? words : bare).replace(/^(?:ال|al |el |ash |ar |as |az )/, '').replace(/ /g, '');
}

/** The Turkish letters that have no partner in the other case, as plain ones; as long as the text. */
export const dotless = (text: string): string => text.replace(/[İı]/g, (letter) => (letter === 'ı' ? 'i' : 'I'));
