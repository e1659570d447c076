/** Percent signs in lines from right to left: without an isolate the sign changes sides with the letters that stand before its figure. */
export const ISOLATE = '\u2066';
export const END_OF_ISOLATE = '\u2069';

const PERCENT = /(?<!\u2066[\d.,]*)(?<![\d.,])\d[\d.,]*%/gu;
const FROM_RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

export const isFromRightToLeft = (text: string): boolean => FROM_RIGHT_TO_LEFT.test(text);

/** Each figure with its sign, such as `15%`, as a run of its own. */
export const holdPercents = (text: string): string => text.replaceAll(PERCENT, `${ISOLATE}$&${END_OF_ISOLATE}`);

/** The same for a text of unknown language; others than Arabic and Urdu stay. */
export const withPercentsHeld = (text: string): string => (isFromRightToLeft(text) ? holdPercents(text) : text);
