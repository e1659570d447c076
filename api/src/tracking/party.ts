/** Who hands a parcel over and who gets it: what is written on the label, and what no stranger may see. */
import type { Country } from '@amberlane/contract/site';

export interface Party {
  readonly name: string;
  /** '' for a person. */
  readonly company: string;
  /** E.164. */
  readonly phone: string;
  readonly country: Country;
  /** Everything between the name and the country, in the order of that country's addresses; for label and owner. */
  readonly addressLines: readonly string[];
}

/** The two parties of a waybill and what only they may know of it. */
export interface WaybillParties {
  readonly waybillNo: string;
  /** Customer to whom the waybill belongs; null for one that came from a partner. */
  readonly accountId: string | null;
  readonly sender: Party;
  readonly receiver: Party;
  /** Name of whom the parcel was handed to; null before the delivery or when nobody wrote it down. */
  readonly signedBy: string | null;
}
