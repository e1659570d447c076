/** The parts of a refused address that are right in themselves. Pure. */
import { addressDraft, type AddressDraft } from '@amberlane/contract/calls/address';

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** At least its country; null without one. Every part that is wrong is as if nobody had filled it in. */
export function readAddressPartly(given: unknown): AddressDraft | null {
  if (!isRecord(given)) return null;
  const right = Object.entries(addressDraft.shape).filter(([name, part]) => part.safeParse(given[name]).success);
  return addressDraft.safeParse(Object.fromEntries(right.map(([name]) => [name, given[name]]))).data ?? null;
}
