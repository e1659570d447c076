/** Figures of the service rules on a day (ISO date), in the units of the sentences: kilograms, centimetres, yuan. */
import {
  batteryRule, cashOnDeliveryRule, compensationRule, insuranceRule, parcelLimits, redeliveryRule, remoteRule, RULES, transitDays, weighingRule,
} from '@amberlane/contract';
import type { LegalFigures } from '../../legal/legal-page.tsx';

const GRAMS = 1_000;
const FEN = 100;
const WHOLE_IN_BASIS_POINTS = 10_000;
const MILLIMETRES = 10;

export function ruleFigures(day: string): LegalFigures {
  return { ...weightFigures(day), ...transitFigures(day), ...moneyFigures(day), ...redeliveryFigures(day) };
}

function weightFigures(day: string): LegalFigures {
  const weighing = weighingRule('smallParcel', day);
  const small = parcelLimits('smallParcel', day);
  const line = parcelLimits('specialLine', day);
  const battery = batteryRule(day);
  return {
    divisor: weighing.volumeDivisor,
    minKg: weighing.minimumGrams / GRAMS,
    smallKg: small.maxWaybillGrams / GRAMS,
    minCm: small.minSideMm / MILLIMETRES,
    belowCm: small.belowSideMm / MILLIMETRES,
    lineKg: line.maxWaybillGrams / GRAMS,
    pieceKg: line.maxPieceGrams / GRAMS,
    confirmKg: (line.confirmAboveGrams ?? line.maxWaybillGrams) / GRAMS,
    goodsItems: RULES.goods.maxItems,
    wattHours: battery.maxWattHours,
    matching: battery.maxMatching,
  };
}

function transitFigures(day: string): LegalFigures {
  const small = transitDays('smallParcel', day);
  const line = transitDays('specialLine', day);
  const local = transitDays('localDelivery', day);
  const remote = remoteRule(day);
  return {
    smallFrom: small.from,
    smallTo: small.to,
    lineFrom: line.from,
    lineTo: line.to,
    localFrom: local.from,
    localTo: local.to,
    remoteFrom: remote.from,
    remoteTo: remote.to,
  };
}

function moneyFigures(day: string): LegalFigures {
  const cod = cashOnDeliveryRule(day);
  return {
    codShare: cod.basisPoints / WHOLE_IN_BASIS_POINTS,
    codMin: cod.minFen / FEN,
    codMax: cod.maxFen / FEN,
    insuranceShare: insuranceRule(day).basisPoints / WHOLE_IN_BASIS_POINTS,
    maxGoods: compensationRule(day).maxGoodsFen / FEN,
  };
}

function redeliveryFigures(day: string): LegalFigures {
  const { freeAttempts, windowDays, feeCnyFen, decisionDays } = redeliveryRule(day);
  return { freeAttempts, windowDays, decisionDays, redeliveryFee: feeCnyFen / FEN };
}
