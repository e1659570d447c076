/** What a page hands to the slots that take something, by slot name: the one contract between two remotes. */
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { getAddress } from '@amberlane/contract/calls/address-book';

export interface AddressPickerProps {
  /** Which default stands first. */
  readonly side: 'sender' | 'receiver';
  /** Entry that is chosen now, marked in the list; null for none. */
  readonly chosen: string | null;
  /** The reader has chosen an entry, or added one. */
  readonly onChoose: (entry: ReplyOf<typeof getAddress>) => void;
}

/** A slot that is not here takes nothing. */
export interface SlotProps {
  readonly 'address-picker': AddressPickerProps;
}
