/** How the form treats the fields of an address; which of them a country has says the contract (`address-rules.ts`). */
import type { AddressField } from '@amberlane/contract/domain/address-rules';

export const DIVISIONS = ['province', 'city', 'area'] as const;
export type Division = (typeof DIVISIONS)[number];

export const isDivision = (field: AddressField): field is Division => (DIVISIONS as readonly string[]).includes(field);

/** Codes: Latin letters and digits, left to right in every language. */
export const LATIN_FIELDS: ReadonlySet<AddressField> = new Set<AddressField>(['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani', 'poBox']);

/** Fields that need a word on how they look or what they are for. */
export const HINTED: ReadonlySet<AddressField> = new Set<AddressField>(['landmark', 'shortAddress', 'digitalAddress', 'makani', 'localAddress']);
