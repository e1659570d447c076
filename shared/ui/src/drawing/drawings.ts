/**
 * The things of the lane. A module each, so that a page carries those that it names: exports of one module travel
 * together as soon as two pages use it.
 */
export { addressBook } from './things/address-book.ts';
export { clipboard } from './things/clipboard.ts';
export { container } from './things/container.ts';
export { crane } from './things/crane.ts';
export { customs } from './things/customs.ts';
export { forklift } from './things/forklift.ts';
export { house } from './things/house.ts';
export { mast } from './things/mast.ts';
export { palm } from './things/palm.ts';
export { parcel } from './things/parcel.ts';
export { plane } from './things/plane.ts';
export { rack } from './things/rack.ts';
export { rider } from './things/rider.ts';
export { scale } from './things/scale.ts';
export { search } from './things/search.ts';
export { ship } from './things/ship.ts';
export { shop } from './things/shop.ts';
export { truck } from './things/truck.ts';
export { warehouse } from './things/warehouse.ts';
