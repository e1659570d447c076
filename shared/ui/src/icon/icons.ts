/**
 * The icon set. A module each, so that a page carries those that it names: exports of one module travel together as
 * soon as two pages use it.
 */
export type { IconDrawing } from './icon-drawing.ts';
export { arrow } from './glyphs/arrow.ts';
export { back } from './glyphs/back.ts';
export { battery } from './glyphs/battery.ts';
export { bell } from './glyphs/bell.ts';
export { book } from './glyphs/book.ts';
export { calendar } from './glyphs/calendar.ts';
export { chat } from './glyphs/chat.ts';
export { check } from './glyphs/check.ts';
export { chevron } from './glyphs/chevron.ts';
export { clock } from './glyphs/clock.ts';
export { close } from './glyphs/close.ts';
export { code } from './glyphs/code.ts';
export { copy } from './glyphs/copy.ts';
export { customs } from './glyphs/customs.ts';
export { doc } from './glyphs/doc.ts';
export { down } from './glyphs/down.ts';
export { edit } from './glyphs/edit.ts';
export { external } from './glyphs/external.ts';
export { eye } from './glyphs/eye.ts';
export { globe } from './glyphs/globe.ts';
export { lock } from './glyphs/lock.ts';
export { mail } from './glyphs/mail.ts';
export { menu } from './glyphs/menu.ts';
export { minus } from './glyphs/minus.ts';
export { moon } from './glyphs/moon.ts';
export { parcel } from './glyphs/parcel.ts';
export { phone } from './glyphs/phone.ts';
export { pin } from './glyphs/pin.ts';
export { plane } from './glyphs/plane.ts';
export { plus } from './glyphs/plus.ts';
export { rider } from './glyphs/rider.ts';
export { ruler } from './glyphs/ruler.ts';
export { scale } from './glyphs/scale.ts';
export { search } from './glyphs/search.ts';
export { share } from './glyphs/share.ts';
export { shield } from './glyphs/shield.ts';
export { ship } from './glyphs/ship.ts';
export { shop } from './glyphs/shop.ts';
export { sun } from './glyphs/sun.ts';
export { truck } from './glyphs/truck.ts';
export { up } from './glyphs/up.ts';
export { user } from './glyphs/user.ts';
export { wallet } from './glyphs/wallet.ts';
export { warehouse } from './glyphs/warehouse.ts';
