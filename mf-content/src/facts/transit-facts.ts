/** Working days (spec §9 "Transit"). */
import { redeliveryRule, remoteRule, transitRule, type Product } from '@amberlane/contract/domain';
import { storedDays } from '../warehouse/stored-days.ts';
import { FEN, type FactGroup } from './fact-group.ts';

const NAMES: Readonly<Record<Product, string>> = {
  smallParcel: 'small',
  specialLine: 'line',
  warehouseInbound: 'inbound',
  warehouseFulfilment: 'handling',
  localDelivery: 'local',
};

const daysOf = (product: Product, day: string): FactGroup => {
  const rule = transitRule(product, day);
  return { rule, figures: { [`${NAMES[product]}From`]: rule.from, [`${NAMES[product]}To`]: rule.to } };
};

function redelivery(day: string): FactGroup {
  const rule = redeliveryRule(day);
  const { freeAttempts, windowDays, decisionDays, feeCnyFen } = rule;
  return { rule, figures: { freeAttempts, windowDays, decisionDays, redeliveryFee: feeCnyFen / FEN } };
}

/** From the order to the door for goods that lie in the warehouse: handling, then local delivery. */
function stored(day: string): FactGroup {
  const handling = transitRule('warehouseFulfilment', day);
  const local = transitRule('localDelivery', day);
  const newest = handling.validFrom > local.validFrom ? handling : local;
  const { from, to } = storedDays(day);
  return { rule: newest, figures: { storedFrom: from, storedTo: to } };
}

function remote(day: string): FactGroup {
  const rule = remoteRule(day);
  return { rule, figures: { remoteFrom: rule.from, remoteTo: rule.to } };
}

export const transitFacts = (day: string): FactGroup[] => [
  daysOf('smallParcel', day),
  daysOf('specialLine', day),
  daysOf('warehouseInbound', day),
  daysOf('warehouseFulfilment', day),
  daysOf('localDelivery', day),
  stored(day),
  redelivery(day),
  remote(day),
];
