/**
 * Scenes of the courier's work: files of 600 × 400 that fill the frame they are given. An export each, so that a remote
 * ships those that it shows.
 */
export { default as crescent } from './scenes/crescent.svg';
export { default as customs } from './scenes/customs.svg';
export { default as desk } from './scenes/desk.svg';
export { default as handover } from './scenes/handover.svg';
export { default as hub } from './scenes/hub.svg';
export { default as lanterns } from './scenes/lanterns.svg';
export { default as market } from './scenes/market.svg';
export { default as pack } from './scenes/pack.svg';
export { default as phone } from './scenes/phone.svg';
export { default as plane } from './scenes/plane.svg';
export { default as port } from './scenes/port.svg';
export { default as shelves } from './scenes/shelves.svg';
export { default as shop } from './scenes/shop.svg';
export { default as team } from './scenes/team.svg';
export { default as truck } from './scenes/truck.svg';
export { default as warning } from './scenes/warning.svg';
