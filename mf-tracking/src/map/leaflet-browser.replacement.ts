/**
 * Stands for Leaflet's `core/Browser`, which looks for browsers of other days and writes markup while it is loaded: pages
 * refuse that (`require-trusted-types-for 'script'`). What is left of it is what Leaflet asks for, said for browsers of today.
 */
const isSafari = !navigator.userAgent.includes('Chrome') && navigator.userAgent.includes('Safari');
const isMac = navigator.platform.startsWith('Mac');

export default {
  any3d: true,
  canvas: true,
  chrome: navigator.userAgent.includes('Chrome'),
  edge: false,
  gecko: navigator.userAgent.includes('Gecko/'),
  ie: false,
  ie3d: false,
  ielt9: false,
  inlineSvg: true,
  linux: navigator.platform.startsWith('Linux'),
  mac: isMac,
  mobile: matchMedia('(pointer: coarse)').matches,
  mobileOpera: false,
  msPointer: false,
  passiveEvents: true,
  pointer: true,
  retina: devicePixelRatio > 1,
  safari: isSafari,
  svg: true,
  touch: true,
  touchNative: 'ontouchstart' in window,
  vml: false,
  webkit: true,
  win: navigator.platform.startsWith('Win'),
};
