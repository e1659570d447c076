/** What a future customer wants to ship, as typed, and the part of a request that it stands for (spec §3 Shipping needs). Pure. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { gramsOf } from '@amberlane/ui/fields';
import { codesOf } from '../lead-form/codes.ts';

/** Texts, as drafts keep them. */
export interface NeedsValues {
  readonly customerStatus: string;
  readonly scope: string;
  readonly transportMode: string;
  readonly cycle: string;
  /** Parcels in one cycle, in any script's digits. */
  readonly volumePerCycle: string;
  /** Codes parted by commas. */
  readonly serviceTypes: string;
  readonly localWay: string;
}

/** Nothing is taken for granted of the sender. */
export const BLANK_NEEDS: NeedsValues = {
  customerStatus: '', scope: '', transportMode: '', cycle: '', volumePerCycle: '', serviceTypes: '', localWay: '',
};

export const isRegular = ({ transportMode }: Pick<NeedsValues, 'transportMode'>): boolean => transportMode === 'REGULAR';

/** undefined for nothing, NaN for what is no number: the schema then names the field. */
function numberOf(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const thousandths = gramsOf(typed);
  return thousandths === null ? Number.NaN : thousandths / 1_000;
}

/** What belongs to regular transport alone goes with it alone; what may stay open goes once it is chosen. */
export function needsRequest({ scope, transportMode, cycle, volumePerCycle, serviceTypes, customerStatus, localWay }: NeedsValues) {
  const volume = isRegular({ transportMode }) ? numberOf(volumePerCycle) : undefined;
  return {
    ...(scope !== '' && { scope }),
    ...(transportMode !== '' && { transportMode }),
    ...(customerStatus !== '' && { customerStatus }),
    ...(localWay !== '' && { localWay }),
    cycle: isRegular({ transportMode }) ? cycle : '',
    ...(volume !== undefined && { volumePerCycle: volume }),
    serviceTypes: codesOf(serviceTypes),
  };
}

/** The schema asks for these two only once each field is right by itself. */
export const checkNeeds = (values: NeedsValues): Pick<FieldFault, 'field' | 'code' | 'params'>[] =>
  isRegular(values) ? (['cycle', 'volumePerCycle'] as const).filter((field) => values[field].trim() === '').map((field) => ({ field, code: 'required', params: {} })) : [];
