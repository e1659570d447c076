/** The slots that the account squad defines: what a page hands over. Types alone, in force everywhere without an import. */
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { getAddress } from '@amberlane/contract/calls/address-book';

declare module '@amberlane/core' {
  interface SlotProps {
    readonly 'address-picker': {
      /** Which default stands first. */
      readonly side: 'sender' | 'receiver';
      /** Entry that is chosen now, marked in the list; null for none. */
      readonly chosen: string | null;
      /** The reader has chosen an entry, or added one. */
      readonly onChoose: (entry: ReplyOf<typeof getAddress>) => void;
    };
  }
}
