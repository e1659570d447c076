/**
 * The things of the lane. A module each, so that a page carries those that it names: exports of one module travel
 * together as soon as two pages use it.
 */
export { crane } from './things/crane.ts';
export { customs } from './things/customs.ts';
export { house } from './things/house.ts';
export { palm } from './things/palm.ts';
export { parcel } from './things/parcel.ts';
export { plane } from './things/plane.ts';
export { rider } from './things/rider.ts';
export { ship } from './things/ship.ts';
export { truck } from './things/truck.ts';
export { warehouse } from './things/warehouse.ts';
