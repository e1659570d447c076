/** `foldLetters` as an expression of the database, for text that is searched where it lies. */
import { sql, type RawBuilder } from 'kysely';
import { LETTERS } from './name-fold.ts';

const entries = Object.entries(LETTERS);
/** Letters that `translate` exchanges, and those that it drops, which have to stand at the end. */
const exchanged = [...entries.filter(([, to]) => to.length === 1), ...entries.filter(([, to]) => to === '')];
const FROM = exchanged.map(([from]) => from).join('');
const TO = exchanged.map(([, to]) => to).join('');
const LONGER = entries.filter(([, to]) => to.length > 1);
/** Marks of Latin and Arabic script. */
const MARKS = '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]';

/** Letters without case, accents and forms. The server's encoding is UTF-8, or there would be no Arabic in it. */
export function foldedSql(text: RawBuilder<string>): RawBuilder<string> {
  const plain = sql<string>`translate(lower(regexp_replace(normalize(${text}, NFKD), ${MARKS}, '', 'g')), ${FROM}, ${TO})`;
  return LONGER.reduce((folded, [from, to]) => sql<string>`replace(${folded}, ${from}, ${to})`, plain);
}
