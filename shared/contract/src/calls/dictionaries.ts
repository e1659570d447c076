/** Dictionaries on the wire (spec §3 Dictionary types, §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';

export const DICTIONARY_TYPES = [
  'CYCLE', 'SHIP_REQUIRE', 'CONTACT_WAY', 'PICKUP_TIME', 'APPELLATION', 'LOCAL_GOODS_TYPE', 'INTL_GOODS_TYPE', 'ORDER_STATUS',
] as const;
export type DictionaryType = (typeof DICTIONARY_TYPES)[number];

const dictionaryType = z.enum(DICTIONARY_TYPES);

export const dictionaryEntry = z.object({
  type: dictionaryType,
  /** Stable code, the value that forms send. */
  dictCode: z.string(),
  /** Label in the language of the `lang` header. */
  dictName: z.string(),
  sort: z.number().int(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntry>;

export const querySysDictByType = defineCall({
  method: 'GET',
  path: '/v1/api/sys/dict/querySysDictByType',
  summary: 'Entries of one dictionary.',
  request: () => z.object({ type: dictionaryType }),
  reply: () => z.array(dictionaryEntry),
});

const typeList = z.object({ typeList: z.array(dictionaryType).min(1).max(DICTIONARY_TYPES.length) });
const byType = z.partialRecord(dictionaryType, z.array(dictionaryEntry));

export const querySysDictByTypes = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/sys/dict/querySysDictByType',
  summary: 'Entries of several dictionaries, by type.',
  request: () => typeList,
  reply: () => byType,
});

export const getSysDictList = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/sys/dict/getSysDictList',
  summary: 'Entries of several dictionaries, by type.',
  request: () => typeList,
  reply: () => byType,
});
