/** Remarks with the figures of the day: a remark says what the rules charge, whatever they are changed to. */
import { categorySurcharge, parcelLimits, remoteRule, taxRule, type Gateway } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { FreightRemark } from '@amberlane/contract/calls/rates';
import { fill, kilograms, moneyText, withCurrency } from './figures.ts';
import type { RemarkRow } from './repository.ts';

export interface RemarkContext {
  readonly locale: Locale;
  /** ISO date. */
  readonly day: string;
  /** Where the goods of the lane are handed over; null when the remark is told for all lanes. */
  readonly gateway: Gateway | null;
}

export function remarkTexts(rows: readonly RemarkRow[], context: RemarkContext): FreightRemark[] {
  const marks = figuresOf(context);
  return rows.map(({ code, texts }) => ({ code, text: fill(texts[context.locale], marks) }));
}

const GATEWAYS: readonly Gateway[] = ['hongKong', 'guangzhou'];

function figuresOf({ locale, day, gateway }: RemarkContext): Readonly<Record<string, string>> {
  const special = parcelLimits('specialLine', day);
  const remote = remoteRule(day);
  const yuanOf = (category: 'phoneTablet' | 'brand'): string => {
    const prices = (gateway === null ? GATEWAYS : [gateway]).map((place) => (categorySurcharge(category, place, day)?.fenPerKg ?? 0) / 100);
    return withCurrency([...new Set(prices)].join('–'), 'CNY', locale);
  };
  return {
    waybillKg: kilograms(parcelLimits('smallParcel', day).maxWaybillGrams, locale),
    pieceKg: kilograms(special.maxPieceGrams, locale),
    confirmKg: kilograms(special.confirmAboveGrams ?? special.maxWaybillGrams, locale),
    remoteFrom: String(remote.from),
    remoteTo: String(remote.to),
    phone: yuanOf('phoneTablet'),
    brand: yuanOf('brand'),
    threshold: moneyText(taxRule('PK', 'ecommerce', day)?.threshold ?? { amount: 0, currency: 'PKR' }, locale),
  };
}
