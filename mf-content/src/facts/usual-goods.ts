import { RULES } from '@amberlane/contract/domain';

const { smallUptoKg, lineFromKg, lineUptoKg } = RULES.usualGoods;

/** What a service is mostly used for, under the names that sentences have for it. */
export const USUAL_GOODS = { usualSmallKg: smallUptoKg, usualLineFromKg: lineFromKg, usualLineToKg: lineUptoKg };
