/** A title set in lines of even length. Pure: `widthOf` measures. */

/** Where a line may end: after blanks, and in Chinese between any two words; a sign stays with the word before it. */
function wordsOf(title: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title)) {
    const last = words.at(-1);
    const mayBreak = last === undefined || /\s$/.test(last) || (isWordLike === true && /\p{Script=Han}$|[\u3000-\u303f\uff00-\uffef]$/u.test(last));
    if (mayBreak) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}

function fill(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** As few lines as fit into the width, none much shorter than the others; a word that is too wide sticks out. */
export function titleLines(title: string, language: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const words = wordsOf(title.trim(), language);
  const count = fill(words, width, widthOf).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, widthOf).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, widthOf);
}
