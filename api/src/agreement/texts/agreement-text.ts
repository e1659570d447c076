/** The wording of the agreement in one language; `{name}` marks a figure. */
export interface AgreementText {
  readonly title: string;
  readonly preamble: string;
  readonly sections: readonly { readonly id: SectionId; readonly title: string; readonly paragraphs: readonly string[] }[];
}

export type SectionId =
  | 'parties' | 'declaration' | 'prohibited' | 'batteries' | 'customs' | 'price' | 'delivery' | 'returns' | 'cod' | 'liability' | 'claims' | 'data' | 'law';

/** Money with its currency, rates in percent without the sign, counts. */
export interface Figures {
  readonly compensation: string;
  readonly insuranceRate: string;
  readonly freeAttempts: string;
  readonly windowDays: string;
  readonly redeliveryFee: string;
  readonly decisionDays: string;
  readonly codRate: string;
  readonly codMin: string;
  readonly codMax: string;
  readonly wattHours: string;
  readonly batteries: string;
  readonly goodsItems: string;
}
