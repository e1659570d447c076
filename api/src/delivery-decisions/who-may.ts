/**
 * Who may take which decision (rule of the contract, `calls/delivery-decisions.ts`). Pure.
 * The recipient decides about the delivery, the sender about everything; a sender's decision to return, shelve or destroy
 * stands against the recipient.
 */
import { SENDER_OPTIONS, type Decider, type DecisionOption } from '@amberlane/contract/calls/delivery-decisions';

export type Reader = Exclude<Decider, 'deadline'>;
export type Refusal = 'SENDER_ONLY' | 'SENDER_DECIDED' | null;

interface OpenDecision {
  readonly option: DecisionOption;
  readonly decided_by: Decider;
}

export function refusalOf(option: DecisionOption, reader: Reader, open: OpenDecision | null): Refusal {
  if (reader === 'sender') return null;
  if (SENDER_OPTIONS.includes(option)) return 'SENDER_ONLY';
  return open?.decided_by === 'sender' && SENDER_OPTIONS.includes(open.option) ? 'SENDER_DECIDED' : null;
}
