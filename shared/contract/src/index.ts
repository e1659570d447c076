/** The parts of the wire that are cheap enough for every page: no schema library behind them. */
export * from './places.ts';
export * from './currencies.ts';
export * from './device-keys.ts';
export * from './error-codes.ts';
export * from './business-rules.ts';
export * from './chargeable-weight.ts';
export * from './price-notes.ts';
export * from './pricing.ts';
export * from './shipment.ts';
export * from './waybill-number.ts';
