/** Rules of the courier's trade that every page can afford: no schema library behind them. */
export * from './country-currency.ts';
export * from './currencies.ts';
export * from './business-rules.ts';
export * from './chargeable-weight.ts';
export * from './price-notes.ts';
export * from './priced-way.ts';
export * from './pricing.ts';
export * from './shipment.ts';
export * from './waybill-number.ts';
