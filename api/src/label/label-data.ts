/** What stands on a label. Everything is ready to be printed: amounts with their currency, names in one language. */
import type { Locale } from '@amberlane/contract/site';

/** Couriers of every country on the way read English. */
export const LABEL_LANGUAGE: Locale = 'en';

export interface LabelParty {
  readonly name: string;
  /** '' without one. */
  readonly company: string;
  readonly phone: string;
  /** The address as on an envelope of its country, without the country. */
  readonly lines: readonly string[];
  /** Name of the country. */
  readonly country: string;
  /** The address once more in the script of the country. */
  readonly localLines: readonly string[];
}

export interface LabelData {
  readonly waybillNo: string;
  readonly product: string;
  /** Collected at the door or brought to a service point. */
  readonly delivery: string;
  readonly sender: LabelParty;
  readonly receiver: LabelParty;
  /** Pages of the label. */
  readonly pieces: number;
  /** Of the whole shipment. */
  readonly weightGrams: number;
  /** Amount with currency; null when nothing is collected. Never in the QR code. */
  readonly cod: string | null;
  /** Amount with currency; null without insurance. */
  readonly insured: string | null;
  readonly remark: string;
  readonly createdAt: Date;
  /** The same for people, with its time zone. */
  readonly created: string;
  /** Code and name of the site that delivers. */
  readonly sortCode: string;
  readonly destination: string;
  /** Public page; says nothing but the number. */
  readonly trackingUrl: string;
}
