/** What is typed into the form of a decision, and the request that it stands for. Pure. */
import type { RequestOf } from '@amberlane/core';
import type { decideDelivery } from '@amberlane/contract/call-index/delivery-decisions';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { DecisionOption, DecisionState } from './decision-calls.ts';

export interface DecideValues {
  readonly option: DecisionOption | '';
  readonly day: string;
  readonly window: string;
  readonly siteCode: string;
  readonly email: string;
  readonly address: Readonly<Record<DecisionState['addressFields'][number]['field'], string>>;
}

const NO_ADDRESS: DecideValues['address'] = { area: '', street: '', street2: '', building: '', landmark: '', postcode: '', shortAddress: '', additionalNo: '', digitalAddress: '', makani: '' };

/** The usual choice is made already: the first that is open to the reader, on the first day. */
export function firstChoice({ options, days, windows, points }: DecisionState): DecideValues {
  return {
    option: options.find(({ refusal }) => refusal === null)?.option ?? '', day: days[0]?.day ?? '', window: windows[1]?.code ?? '', siteCode: points[0]?.siteCode ?? '', email: '', address: NO_ADDRESS,
  };
}

/** What the choice costs as it stands: an attempt by its day, else the option. null for freight that is told later, and without a choice. */
export function feeOf({ option, day }: Pick<DecideValues, 'option' | 'day'>, { options, days }: Pick<DecisionState, 'options' | 'days'>): DecisionState['options'][number]['fee'] {
  const chosen = isAttempt(option) ? days.find((offered) => offered.day === day) : undefined;
  return chosen?.fee ?? options.find((offered) => offered.option === option)?.fee ?? null;
}

export const isAttempt = (option: DecideValues['option']): boolean => option === 'REDELIVER' || option === 'CORRECT_ADDRESS';

type Wanted = RequestOf<typeof decideDelivery>;

/** Only what belongs to the option goes along. */
export function requestOf({ option, day, window, siteCode, email, address }: DecideValues, { waybillNo, version, reader }: DecisionState, phoneLast4: string): Wanted {
  const attempt = isAttempt(option);
  return {
    // The schema refuses a choice that was not made, beside its field.
    waybillNo, phoneLast4, version, option: option as DecisionOption, day: attempt && day !== '' ? day : null, window: attempt ? ((window || null) as Wanted['window']) : null,
    address: option === 'CORRECT_ADDRESS' ? { ...address } : null, siteCode: option === 'COLLECT' ? siteCode : '', email: reader === 'recipient' ? email : '',
  };
}

/** What the schema can't know: which fields an option needs. */
export function missingFields({ option, day, window, siteCode, address }: DecideValues): Pick<FieldFault, 'field' | 'code'>[] {
  const required = (field: string, value: string) => (value === '' ? [{ field, code: 'required' as const }] : []);
  return [
    ...(isAttempt(option) ? [...required('day', day), ...required('window', window)] : []),
    ...(option === 'CORRECT_ADDRESS' ? required('address.street', address.street) : []),
    ...(option === 'COLLECT' ? required('siteCode', siteCode) : []),
  ];
}
