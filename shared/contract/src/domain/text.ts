/**
 * Text that people type, cleaned before it is judged: Unicode NFC, no control characters, no bidirectional marks
 * that could turn a name around on a label, no zero-width characters except the joiners that Urdu, Persian and
 * emoji need. Cleaning comes before the length is counted.
 */
import { z } from 'zod';

// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** One line: line breaks and runs of blanks become one blank. */
export const cleanLine = (typed: string): string => typed.normalize('NFC').replace(/[\u2028\u2029]/g, ' ').replace(UNWANTED, '').replace(/\s+/g, ' ').trim();

/** Part of a line: blanks at its ends and unbreakable blanks, which French needs, stay. */
export const cleanWords = (written: string): string => written.normalize('NFC').replace(/[\u2028\u2029]/g, ' ').replace(UNWANTED, '').replace(/[ \t\n\f\r]+/g, ' ');

/** Several lines: at most one empty line in a row. */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A required line of at most `max` UTF-16 units. */
export const line = (max: number) => z.string().overwrite(cleanLine).min(1).max(max);

/** A line that may be left empty; missing means ''. */
export const optionalLine = (max: number) => z.string().overwrite(cleanLine).max(max).default('');

/** A required text of several lines. */
export const text = (max: number) => z.string().overwrite(cleanText).min(1).max(max);

/** A text that may be left empty; missing means ''. */
export const optionalText = (max: number) => z.string().overwrite(cleanText).max(max).default('');

/** A mail address in lower case, without a locale: Turkish capitals stay what they are. RFC 5321 allows 254 octets. */
export const mailAddress = z.string().overwrite((typed) => cleanLine(typed).toLowerCase()).max(254).pipe(z.email());
