/** Money collected on delivery that a customer is still to get in one currency: part of the replies about the ledger and about closing an account. */
import { z } from 'zod';
import { currency, money } from '../domain/money.ts';

export const codOwed = z.object({
  currency,
  /** Parcels that are with us and not delivered yet, and what couriers are to collect for them. */
  underWay: z.int().nonnegative(),
  toCollect: money,
  /** Collected and still to be paid out, fees taken off. */
  open: money,
  /** Instant at which `open` is paid out; null as long as there is no account to pay it to. */
  payoutAt: z.iso.datetime().nullable(),
});
export type CodOwed = z.infer<typeof codOwed>;
