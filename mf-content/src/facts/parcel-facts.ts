/** How a parcel is weighed, how large it may be, what may be in it (spec §5, §9). */
import { batteryRule, parcelLimits, RULES, weighingRule } from '@amberlane/contract/domain';
import { GRAMS, MILLIMETRES, type FactGroup } from './fact-group.ts';
import { USUAL_GOODS } from './usual-goods.ts';

/** Chargeable weight is rounded up to the next step: one for small parcels, two for the special line. */
function stepFacts(day: string): FactGroup[] {
  const small = weighingRule('smallParcel', day);
  const line = weighingRule('specialLine', day);
  const [fine, coarse = fine] = line.steps;
  return [
    { rule: small, figures: { smallStepGrams: small.steps[0]?.stepGrams ?? 0 } },
    {
      rule: line,
      figures: {
        lineStepKg: (fine?.stepGrams ?? 0) / GRAMS,
        lineStepUptoKg: (fine?.uptoGrams ?? 0) / GRAMS,
        lineNextStepKg: (coarse?.stepGrams ?? 0) / GRAMS,
      },
    },
  ];
}

export function parcelFacts(day: string): FactGroup[] {
  const weighing = weighingRule('smallParcel', day);
  const small = parcelLimits('smallParcel', day);
  const line = parcelLimits('specialLine', day);
  const local = parcelLimits('localDelivery', day);
  const battery = batteryRule(day);
  return [
    { rule: null, figures: { ...USUAL_GOODS, goodsItems: RULES.goods.maxItems } },
    { rule: weighing, figures: { divisor: weighing.volumeDivisor, minKg: weighing.minimumGrams / GRAMS } },
    ...stepFacts(day),
    {
      rule: small,
      figures: {
        smallKg: small.maxWaybillGrams / GRAMS,
        minCm: small.minSideMm / MILLIMETRES,
        belowCm: small.belowSideMm / MILLIMETRES,
      },
    },
    {
      rule: line,
      figures: {
        lineKg: line.maxWaybillGrams / GRAMS,
        pieceKg: line.maxPieceGrams / GRAMS,
        linePieces: line.maxPieces,
        confirmKg: (line.confirmAboveGrams ?? line.maxWaybillGrams) / GRAMS,
      },
    },
    { rule: local, figures: { localKg: local.maxWaybillGrams / GRAMS } },
    { rule: battery, figures: { wattHours: battery.maxWattHours, matching: battery.maxMatching } },
  ];
}
