/** The tracking query in the address: `track?numbers=…`, as a form sends it and as links write it (spec §5). */
import { RULES, type WaybillList } from '@amberlane/contract/domain';
import { readNumberList, type NumberList } from './number-list.ts';

/** Path under `/{lang}` and parameter of the query. */
export const TRACK_PATH = 'track';
export const NUMBERS_FIELD = 'numbers';

/** Why a list of numbers is not asked for. */
export type Refusal = 'required' | 'tooMany';

export interface TrackQuery {
  /** As it was typed, with the line breaks of a field; a refused list is shown again unchanged. */
  readonly typed: string;
  readonly list: NumberList;
  readonly refusal: Refusal | null;
}

/** Reads the query of an address; null when it holds none. */
export function readTrackQuery(search: URLSearchParams): TrackQuery | null {
  if (!search.has(NUMBERS_FIELD)) return null;
  const typed = search.getAll(NUMBERS_FIELD).join('\n').replace(/\r\n?/g, '\n');
  const list = readNumberList(typed);
  return { typed, list, refusal: refusalOf(list) };
}

export function refusalOf({ count, tooMany }: WaybillList): Refusal | null {
  if (count === 0) return 'required';
  return tooMany ? 'tooMany' : null;
}

/** What a field shows for a query: accepted numbers one a line, refused ones as they were typed. */
export function textOf(query: TrackQuery | null): string {
  if (!query) return '';
  return query.refusal ? query.typed : query.list.numbers.join('\n');
}

/** Names a query, whatever its spelling. */
export const queryKey = (query: TrackQuery | null): string => query?.list.numbers.join() ?? '';

/** Site-relative address that asks for these numbers. */
export const trackPath = (numbers: readonly string[]): string =>
  `${TRACK_PATH}?${NUMBERS_FIELD}=${numbers.map(encodeURIComponent).join()}`;

export const MAX_NUMBERS = RULES.tracking.maxNumbers;

/** Numbers that the demo data answers (design §2): delivered, in transit, held by customs, delivery attempt failed. */
export const SAMPLE_NUMBERS = ['NG407183529669', 'GH520938177409', 'PK918203744566', 'SA673401955282'] as const;

/** The one in transit, by which readers see what a number and a result look like. */
export const SAMPLE_NUMBER = SAMPLE_NUMBERS[1];
