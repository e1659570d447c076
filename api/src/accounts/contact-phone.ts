/** The number on which a customer is called: any line, of any service country. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { readPhone } from '@amberlane/contract/domain/phone-rule';
import { isCountry, type Country } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import { phoneRules } from '../countries/repository.ts';
import type { Database } from '../database/tables.ts';

/** E.164; '' stays ''. Throws the refusal of the field. */
export async function readContactPhone(db: Kysely<Database>, typed: string, country: Country): Promise<string> {
  if (typed === '') return '';
  const read = await readLine(db, typed, country);
  if ('number' in read) return read.number;
  throw new ApiError(ERROR.VALIDATION, { fields: [{ field: 'contactPhone', code: read.fault, params: {} }] });
}

/** For basic data that the contract has refused for something else. */
export async function contactPhoneFaults(db: Kysely<Database>, given: unknown): Promise<FieldFault[]> {
  const { contactPhone, countryCode } = Object(given) as Readonly<Record<string, unknown>>;
  if (typeof contactPhone !== 'string' || contactPhone === '' || typeof countryCode !== 'string' || !isCountry(countryCode)) return [];
  const read = await readLine(db, contactPhone, countryCode);
  return 'fault' in read ? [{ field: 'contactPhone', code: read.fault, params: {} }] : [];
}

const readLine = async (db: Kysely<Database>, typed: string, country: Country) => readPhone({ typed, country, use: 'any', abroad: true }, await phoneRules(db));
