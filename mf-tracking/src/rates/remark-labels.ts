/** Remarks that have a name of a few words. One that an operator added later has none: its sentence stands for it. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['WAYBILL_LIMIT', 'rates.remark.waybillLimit'],
  ['PIECE_LIMIT', 'rates.remark.pieceLimit'],
  ['CONFIRM_BY_HAND', 'rates.remark.confirmByHand'],
  ['TAXES_INCLUDED', 'rates.remark.taxesIncluded'],
  ['NO_CATEGORY_SURCHARGE', 'rates.remark.noSurcharge'],
  ['CATEGORY_SURCHARGE', 'rates.remark.surcharge'],
  ['SHORT_ADDRESS', 'rates.remark.shortAddress'],
  ['FULL_CUSTOMS', 'rates.remark.fullCustoms'],
  ['LOW_THRESHOLD', 'rates.remark.lowThreshold'],
]);

/** Message of the remark's name; null when it has none. */
export const remarkMessage = (code: string): string | null => MESSAGES.get(code) ?? null;
