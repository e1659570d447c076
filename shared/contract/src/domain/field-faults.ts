/**
 * What is wrong with one field, as a code: the same for the page that checks before sending and for the API that
 * checks again. Sentences: `field-messages.ts`.
 */
import type { z } from 'zod';

export const FIELD_FAULTS = [
  'required', 'tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooFew', 'tooMany', 'wholeNumber', 'format', 'choice',
  'email', 'phone', 'mobileRequired', 'account', 'date', 'postcode', 'shortAddress', 'digitalAddress', 'nationalId',
  'passwordNew', 'passwordOld', 'passwordCommon', 'passwordSame', 'passwordsDiffer', 'passwordWrong', 'secondFactor', 'code', 'agreement', 'goodsNameBroad',
  'overweight', 'sideTooLong', 'sizeTooSmall', 'notInCountry', 'codAmount', 'insuredValue', 'battery', 'sameAddress', 'changed',
  'addressPresent', 'webAddress', 'fileEmpty', 'fileTooLarge', 'fileType', 'fileBroken', 'fileHarmful', 'fileGone', 'tooEarly', 'tooLate', 'ranking',
  'waybill', 'waybillUnknown', 'rowsDiffer', 'otherRow', 'iban', 'accountNumber',
] as const;
export type FieldFaultCode = (typeof FIELD_FAULTS)[number];

export interface FieldFault {
  /** Where: names parted by points, positions as numbers: `goods.0.nameEn`. '' means the whole request. */
  readonly field: string;
  readonly code: FieldFaultCode;
  /** What fills the marks of the sentence: `min`, `max`. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Options of a refinement that fails with a code of ours: `.refine(isPhone, fault('phone'))`. */
export const fault = (code: FieldFaultCode, params: Readonly<Record<string, string | number>> = {}) => ({ error: code, params: { fault: code, ...params } });

const isFaultCode = (code: unknown): code is FieldFaultCode => (FIELD_FAULTS as readonly unknown[]).includes(code);

/** Reads every issue of a refused value; `input` tells a missing field from a wrong one. */
export function readFieldFaults(error: z.ZodError, input: unknown): FieldFault[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), ...readIssue(issue, valueAt(input, issue.path)) }));
}

type Issue = z.ZodError['issues'][number];
type Reading = Pick<FieldFault, 'code' | 'params'>;

const reading = (code: FieldFaultCode, params: Reading['params'] = {}): Reading => ({ code, params });

const TOO_BIG: Readonly<Record<string, FieldFaultCode>> = { string: 'tooLong', array: 'tooMany' };

function readIssue(issue: Issue, value: unknown): Reading {
  if (issue.code === 'custom') {
    const { fault: code, ...params } = issue.params ?? {};
    return isFaultCode(code) ? reading(code, params) : reading('format');
  }
  if (value === undefined || value === null || value === '') return reading('required');
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? reading('required') : reading('tooShort', { min: Number(issue.minimum) });
      return reading(issue.origin === 'array' ? 'tooFew' : 'tooSmall', { min: Number(issue.minimum) });
    case 'too_big':
      return reading(TOO_BIG[issue.origin] ?? 'tooLarge', { max: Number(issue.maximum) });
    case 'invalid_format':
      return reading(issue.format === 'email' ? 'email' : 'format');
    case 'invalid_value':
    case 'invalid_union':
      return reading('choice');
    case 'not_multiple_of':
      return reading('wholeNumber');
    case 'invalid_type':
      return reading(issue.expected === 'int' ? 'wholeNumber' : 'format');
    default:
      return reading('format');
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}
