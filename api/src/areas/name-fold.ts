/** Spellings of a name made alike for search: case, Turkish i, accents, Arabic vowel signs and letter forms. */

/** After accents are gone and letters are small. */
export const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ں: 'ن', ٱ: 'ا', ـ: '',
};

/** The same letters whatever their case, accents and forms; signs and digits stay. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøßæىیےکةۃہھەںٱـ]/g, (letter) => LETTERS[letter] ?? letter)
    .trim();

/** Words parted by one blank; '' when nothing of a name is left. The Arabic article is dropped. */
export function foldName(name: string): string {
  return foldLetters(name)
    .replace(/['’‘ʻʿʾ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join(' ');
}

/** How well a folded name fits the folded search: 0 the same, 1 begins with it, 2 a word begins with it, 3 has it inside; null not at all. */
export function fitOf(name: string, search: string): number | null {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  if (name.includes(` ${search}`)) return 2;
  return name.includes(search) ? 3 : null;
}
