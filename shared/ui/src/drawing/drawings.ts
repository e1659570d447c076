/**
 * The things of the lane. A module each, so that a page carries those that it names: exports of one module travel
 * together as soon as two pages use it.
 */
export { addressBook } from './glyphs/address-book.ts';
export { clipboard } from './glyphs/clipboard.ts';
export { container } from './glyphs/container.ts';
export { crane } from './glyphs/crane.ts';
export { customs } from './glyphs/customs.ts';
export { forklift } from './glyphs/forklift.ts';
export { house } from './glyphs/house.ts';
export { letterbox } from './glyphs/letterbox.ts';
export { mast } from './glyphs/mast.ts';
export { palm } from './glyphs/palm.ts';
export { parcel } from './glyphs/parcel.ts';
export { plane } from './glyphs/plane.ts';
export { rack } from './glyphs/rack.ts';
export { rider } from './glyphs/rider.ts';
export { scale } from './glyphs/scale.ts';
export { search } from './glyphs/search.ts';
export { ship } from './glyphs/ship.ts';
export { shop } from './glyphs/shop.ts';
export { truck } from './glyphs/truck.ts';
export { warehouse } from './glyphs/warehouse.ts';
