/**
 * The icon set. A module each, so that a page carries those that it names: exports of one module travel together as
 * soon as two pages use it.
 */
export type { IconDrawing } from './icon-drawing.ts';
export { arrow } from './things/arrow.ts';
export { back } from './things/back.ts';
export { battery } from './things/battery.ts';
export { bell } from './things/bell.ts';
export { book } from './things/book.ts';
export { calendar } from './things/calendar.ts';
export { check } from './things/check.ts';
export { chevron } from './things/chevron.ts';
export { clock } from './things/clock.ts';
export { close } from './things/close.ts';
export { code } from './things/code.ts';
export { copy } from './things/copy.ts';
export { customs } from './things/customs.ts';
export { doc } from './things/doc.ts';
export { down } from './things/down.ts';
export { edit } from './things/edit.ts';
export { external } from './things/external.ts';
export { eye } from './things/eye.ts';
export { globe } from './things/globe.ts';
export { lock } from './things/lock.ts';
export { mail } from './things/mail.ts';
export { menu } from './things/menu.ts';
export { minus } from './things/minus.ts';
export { moon } from './things/moon.ts';
export { parcel } from './things/parcel.ts';
export { phone } from './things/phone.ts';
export { pin } from './things/pin.ts';
export { plane } from './things/plane.ts';
export { plus } from './things/plus.ts';
export { rider } from './things/rider.ts';
export { ruler } from './things/ruler.ts';
export { scale } from './things/scale.ts';
export { search } from './things/search.ts';
export { share } from './things/share.ts';
export { shield } from './things/shield.ts';
export { ship } from './things/ship.ts';
export { shop } from './things/shop.ts';
export { sun } from './things/sun.ts';
export { truck } from './things/truck.ts';
export { up } from './things/up.ts';
export { user } from './things/user.ts';
export { wallet } from './things/wallet.ts';
export { warehouse } from './things/warehouse.ts';
