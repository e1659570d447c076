/** The agreement before sending, its figures taken from the rules of the day. */
import type { Locale } from '@amberlane/contract/site';
import { batteryRule, cashOnDeliveryRule, compensationRule, insuranceRule, redeliveryRule, RULES } from '@amberlane/contract/domain';
import type { Agreement } from '@amberlane/contract/calls/agreement';
import { textOf, type TextId, type TextValues } from '../texts.ts';

const { version, since, readSeconds } = RULES.agreement;
/** Changed together with what the agreement means; an acceptance names the version. */
export const AGREEMENT_VERSION = version;
const VERSION = { version, effectiveDate: since, countdownSeconds: readSeconds } as const;

/** Sections with their paragraphs, in the order of the agreement. */
const SECTIONS = {
  parties: ['agreement.parties.1', 'agreement.parties.2'],
  declaration: ['agreement.declaration.1', 'agreement.declaration.2'],
  prohibited: ['agreement.prohibited.1', 'agreement.prohibited.2'],
  batteries: ['agreement.batteries.1'],
  customs: ['agreement.customs.1', 'agreement.customs.2'],
  price: ['agreement.price.1'],
  delivery: ['agreement.delivery.1', 'agreement.delivery.2'],
  returns: ['agreement.returns.1'],
  cod: ['agreement.cod.1'],
  liability: ['agreement.liability.1', 'agreement.liability.2'],
  claims: ['agreement.claims.1'],
  data: ['agreement.data.1'],
  law: ['agreement.law.1'],
} as const satisfies Readonly<Record<string, readonly TextId[]>>;
type SectionId = keyof typeof SECTIONS;
const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** The whole agreement in one language with the figures of the day of `now`. */
export function agreementFor(language: Locale, now: Date): Agreement {
  const figures = figuresOn(now.toISOString().slice(0, 10), language);
  return {
    ...VERSION,
    language,
    title: textOf('agreement.title', language),
    preamble: textOf('agreement.preamble', language),
    sections: SECTION_IDS.map((id) => ({
      id,
      title: textOf(`agreement.${id}.title`, language),
      paragraphs: SECTIONS[id].map((paragraph) => textOf(paragraph, language, figures)),
    })),
  };
}

/** Money with its currency, rates in percent without the sign, counts; Latin digits. */
function figuresOn(day: string, language: Locale): TextValues {
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 2 });
  const yuan = (fen: number): string => textOf('agreement.money', language, { amount: number.format(fen / 100) });
  const percent = (basisPoints: number): string => number.format(basisPoints / 100);
  const redelivery = redeliveryRule(day);
  const cod = cashOnDeliveryRule(day);
  const battery = batteryRule(day);
  return {
    compensation: yuan(compensationRule(day).maxGoodsFen),
    insuranceRate: percent(insuranceRule(day).basisPoints),
    freeAttempts: String(redelivery.freeAttempts),
    windowDays: String(redelivery.windowDays),
    redeliveryFee: yuan(redelivery.feeCnyFen),
    decisionDays: String(redelivery.decisionDays),
    codRate: percent(cod.basisPoints),
    codMin: yuan(cod.minFen),
    codMax: yuan(cod.maxFen),
    wattHours: String(battery.maxWattHours),
    batteries: String(battery.maxMatching),
    goodsItems: String(RULES.goods.maxItems),
  };
}
