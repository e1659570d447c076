/**
 * Letters as the search compares them: what readers and texts write in several ways for one and the same word. Case,
 * accents, vowel marks, width and the shape that a keyboard has for a letter make no difference; nor does the Turkish
 * dot on the i, which case folding would keep apart.
 */

/** Letters of one sound that keyboards for Arabic, Persian and Urdu write differently; carriers of a hamza fall apart before. */
const ALIKE: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'ی', ے: 'ی', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ھ: 'ہ', ں: 'ن', ٱ: 'ا', ı: 'i' };

const EASTERN_DIGIT = /[٠-٩۰-۹]/g;
const DIGIT_MASK = 0xf;
/** Vowel marks and accents, invisible joiners, and the stroke that only lengthens a word. */
const NO_LETTER = /[\p{Mn}\p{Cf}ـ]/gu;
const ALIKE_LETTER = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/** The same word in the same letters. Independent of the language, so that a pasted word is found too. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & DIGIT_MASK))
    .toLowerCase()
    .normalize('NFD')
    .replace(NO_LETTER, '')
    .replace(ALIKE_LETTER, (letter) => ALIKE[letter] ?? letter);
