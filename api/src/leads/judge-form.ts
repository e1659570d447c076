/**
 * What only the server can judge of a form: numbers by the plan of the country, codes by the dictionaries, waybills by what
 * we know. It reads the form as it was sent, so that these faults are told in one round with those of the contract.
 */
import type { Kysely } from 'kysely';
import { isCountry, type Country } from '@amberlane/contract/site';
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { cleanLine } from '@amberlane/contract/domain/text';
import { foldWaybillNo, isWaybillNo } from '@amberlane/contract/domain/waybill-number';
import { phoneFaults } from '../countries/contact-number.ts';
import { phoneRules } from '../countries/repository.ts';
import type { Database } from '../database/tables.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import type { LeadKind } from './lead.ts';

type Given = Readonly<Record<string, unknown>>;

const faultAt = (field: string, code: FieldFault['code']): FieldFault => ({ field, code, params: {} });
const lineOf = (value: unknown): string => (typeof value === 'string' ? cleanLine(value) : '');
const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** For a form that the contract has refused. */
export async function otherLeadFaults(db: Kysely<Database>, kind: LeadKind, given: unknown): Promise<FieldFault[]> {
  if (!isGiven(given)) return [];
  const country = given['country'];
  return leadFaults(db, kind, given, typeof country === 'string' && isCountry(country) ? country : null);
}

/** In the order of the form. `country`: whose numbering plan the contact number follows; null when it is not known. */
export async function leadFaults(db: Kysely<Database>, kind: LeadKind, given: Given, country: Country | null): Promise<FieldFault[]> {
  return [
    ...(kind === 'feedback' ? await waybillFaults(db, given) : []),
    ...(await numberFaults(db, kind, given, country)),
    ...(await codeFaults(db, given)),
    ...(kind === 'business' || kind === 'expert' ? transportFaults(given) : []),
  ];
}

/** Forms whose number is needed for an answer by it only. */
const NUMBER_BY_WAY: ReadonlySet<LeadKind> = new Set(['expert', 'feedback']);
/** Ways of contact that need a number. */
const BY_NUMBER: ReadonlySet<string> = new Set(['PHONE', 'WHATSAPP', 'WECHAT', 'SMS']);

/** Mobile or landline: people call it, no message goes there. */
async function numberFaults(db: Kysely<Database>, kind: LeadKind, given: Given, country: Country | null): Promise<FieldFault[]> {
  const number = lineOf(given['contactNumber']);
  if (number === '') return NUMBER_BY_WAY.has(kind) && BY_NUMBER.has(lineOf(given['contactWay'])) ? [faultAt('contactNumber', 'required')] : [];
  return country === null ? [] : phoneFaults(await phoneRules(db), 'contactNumber', number, country, { use: 'any' });
}

const DICTIONARY_FIELDS: Readonly<Record<'contactWay' | 'title' | 'cycle' | 'serviceTypes', DictionaryType>> = {
  contactWay: 'CONTACT_WAY',
  title: 'APPELLATION',
  cycle: 'CYCLE',
  serviceTypes: 'SHIP_REQUIRE',
};

/** Fields that hold a code which is in none of the dictionaries. */
async function codeFaults(db: Kysely<Database>, given: Given): Promise<FieldFault[]> {
  const entries = await entriesOf(db, Object.values(DICTIONARY_FIELDS));
  const known = new Set(entries.map(({ type, code }) => `${type} ${code}`));
  const isUnknown = (type: DictionaryType, value: unknown): boolean => lineOf(value) !== '' && !known.has(`${type} ${lineOf(value)}`);
  return Object.entries(DICTIONARY_FIELDS).flatMap(([field, type]) => {
    const value = given[field];
    if (!Array.isArray(value)) return isUnknown(type, value) ? [faultAt(field, 'choice')] : [];
    return value.flatMap((code, index) => (isUnknown(type, code) ? [faultAt(`${field}.${index}`, 'choice')] : []));
  });
}

/** Regular transport has a cycle and a volume. */
function transportFaults(given: Given): FieldFault[] {
  if (given['transportMode'] !== 'REGULAR') return [];
  const { volumePerCycle = null } = given;
  return [
    ...(lineOf(given['cycle']) === '' ? [faultAt('cycle', 'required')] : []),
    ...(volumePerCycle === null || volumePerCycle === '' ? [faultAt('volumePerCycle', 'required')] : []),
  ];
}

async function waybillFaults(db: Kysely<Database>, given: Given): Promise<FieldFault[]> {
  const number = foldWaybillNo(lineOf(given['waybillNo']));
  if (number === '') return [];
  if (!isWaybillNo(number)) return [faultAt('waybillNo', 'waybill')];
  const known = await db.selectFrom('waybill').select('waybill_no').where('waybill_no', '=', number).executeTakeFirst();
  return known ? [] : [faultAt('waybillNo', 'waybillUnknown')];
}
