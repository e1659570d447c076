/** Goods "usually" under 2 kg in small parcels, 10 to 200 kg on the special line (spec §1): custom, not a limit. */
export const USUAL_GOODS = { usualSmallKg: 2, usualLineFromKg: 10, usualLineToKg: 200 } as const;
