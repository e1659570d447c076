/** Dictionary calls (spec §7): three paths over one table. */
import type { FastifyInstance } from 'fastify';
import type { Locale } from '@amberlane/contract/site';
import {
  getSysDictList, querySysDictByType, querySysDictByTypes, type DictionaryEntry, type DictionaryType,
} from '@amberlane/contract/calls/dictionaries';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallExample } from '../plugins/call-route.ts';
import { entriesOf, type DictionaryRow } from './repository.ts';

const tag = 'Dictionaries';

const CYCLE = [
  { type: 'CYCLE', dictCode: 'DAY', dictName: 'Per day', sort: 0 },
  { type: 'CYCLE', dictCode: 'WEEK', dictName: 'Per week', sort: 1 },
];
const ONE_EXAMPLE: CallExample = { request: { type: 'CYCLE' }, reply: CYCLE };
const SEVERAL_EXAMPLE: CallExample = { request: { typeList: ['CYCLE'] }, reply: { CYCLE } };

export function dictionaryRoutes(app: FastifyInstance, { db }: ApiContext): void {
  serveCall(app, querySysDictByType, {
    tag,
    example: ONE_EXAMPLE,
    handle: async ({ type }, { locale }) => (await entriesOf(db, [type])).map((row) => toEntry(row, locale)),
  });
  for (const call of [querySysDictByTypes, getSysDictList]) {
    serveCall(app, call, {
      tag,
      example: SEVERAL_EXAMPLE,
      handle: async ({ typeList }, { locale }) => byType(typeList, await entriesOf(db, typeList), locale),
    });
  }
}

const toEntry = (row: DictionaryRow, locale: Locale): DictionaryEntry => ({
  type: row.type,
  dictCode: row.code,
  dictName: row.names[locale],
  sort: row.sort,
});

function byType(types: readonly DictionaryType[], rows: readonly DictionaryRow[], locale: Locale) {
  const lists: Partial<Record<DictionaryType, DictionaryEntry[]>> = {};
  for (const type of types) lists[type] = rows.filter((row) => row.type === type).map((row) => toEntry(row, locale));
  return lists;
}
