/** What the address of the help centre asks (`?q=`), cleaned: it comes from anybody. */

/** Name of the field, and of the parameter that it makes. */
export const QUESTION_FIELD = 'q';
/** Characters; what is longer is cut. */
export const LONGEST_QUESTION = 80;
const LEAST_LETTERS = 2;

export interface HelpQuery {
  readonly text: string;
  /** It was longer than {@link LONGEST_QUESTION}. */
  readonly cut: boolean;
  /** Too little to look for: one letter, or none. A Chinese character is a word. */
  readonly tooShort: boolean;
}

/** Controls and signs of direction; joiners inside of words stay. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]+/gu;

/** null when nothing is asked. */
export function readQuestion(typed: string): HelpQuery | null {
  const whole = typed.normalize('NFKC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  if (whole === '') return null;
  const characters = Array.from(whole);
  const text = characters.slice(0, LONGEST_QUESTION).join('').trim();
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return { text, cut: characters.length > LONGEST_QUESTION, tooShort: letters < LEAST_LETTERS && !/\p{Script=Han}/u.test(text) };
}

export const readHelpQuery = (search: URLSearchParams): HelpQuery | null => readQuestion(search.get(QUESTION_FIELD) ?? '');

/** The page's path with the question; without it when there is none. */
export const helpPath = (path: string, question: string): string => (question === '' ? path : `${path}?${new URLSearchParams({ [QUESTION_FIELD]: question }).toString()}`);
