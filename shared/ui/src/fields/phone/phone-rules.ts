import type { PhoneRule } from '@amberlane/contract/domain/phone-rule';
import { fieldCalls } from '../field-calls.ts';

/** The rules of phone numbers from the API, asked for once there is a number to judge; undefined until they come. */
export const usePhoneRules = (needed: boolean): readonly PhoneRule[] | undefined => fieldCalls.usePhoneRulesQuery({}, { skip: !needed }).data;
