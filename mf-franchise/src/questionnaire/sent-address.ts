/** What a form without JavaScript has come to, from the address that it led back to (docs/remote-config.md). */

export interface SentAddress {
  readonly sent: boolean;
  /** `SV-7K3Q-9M2D`; null where the address names none. */
  readonly reference: string | null;
  /** Code of the error; null for none. */
  readonly fault: number | null;
  readonly faultAt: readonly string[];
}

const REFERENCE = /^SV-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export function readSent(search: URLSearchParams): SentAddress {
  const reference = search.get('reference') ?? '';
  const fault = Number(search.get('fault') ?? 0);
  return {
    sent: search.get('sent') === '1',
    reference: REFERENCE.test(reference) ? reference : null,
    fault: Number.isInteger(fault) && fault > 0 ? fault : null,
    faultAt: (search.get('faultAt') ?? '').split(',').filter(Boolean),
  };
}
