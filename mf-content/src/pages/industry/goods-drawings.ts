/** What stands on the six shelves: things from the side, on their own ground (VISUAL §7). */
import type { DrawingParts } from '@amberlane/ui';

const fashion: DrawingParts = {
  box: [0, -104, 96, 104],
  shapes: [
    ['frame', 'M48-92v-6a6 6 0 1 0-7-6'],
    ['petrol', 'M34-88h28l8 22-10 8 24 58H12l24-58-10-8z'],
    ['sun', 'M38-58h20l3 8H35z'],
    ['teal', 'm30-34 4-10h28l4 10zM20-10l4-10h48l4 10z'],
  ],
};

const phones: DrawingParts = {
  box: [0, -100, 116, 100],
  shapes: [
    ['ink', 'M0-100h56V0H0z'],
    ['teal', 'M6-90h44v74H6z'],
    ['amber', 'M14-80h18v18H14z'],
    ['white', 'M14-52h28v5H14zM14-40h20v5H14zM22-10h12v5H22z'],
    ['petrol', 'M72-46h44V0H72z'],
    ['white', 'M84-54h20v8H84z'],
    ['sun', 'm98-38-16 20h10l-4 14 16-20H94z'],
  ],
};

const beauty: DrawingParts = {
  box: [0, -96, 112, 96],
  shapes: [
    ['petrol', 'M12-70h32V0H12z'],
    ['ink', 'M20-84h16v14H20z'],
    ['shade', 'M24-96h26v6H34v6H24z'],
    ['white', 'M18-46h20v26H18z'],
    ['sun', 'M58-36h54V0H58z'],
    ['white', 'M54-50h62v14H54z'],
    ['burnt', 'M72-24h26v8H72z'],
  ],
};

const home: DrawingParts = {
  box: [0, -106, 112, 106],
  shapes: [
    ['sun', 'M24-106h32l18 44H6z'],
    ['ink', 'M37-62h6v54h-6zM20-8h40v8H20z'],
    ['teal', 'M84-40h28L106 0H90z'],
    ['petrol', 'M98-40c-2-16-12-20-16-28 12 0 18 8 18 16 0-14 4-22 12-26 0 16-6 26-12 38z'],
  ],
};

const auto: DrawingParts = {
  box: [0, -96, 112, 96],
  shapes: [
    ['ink', 'M46-92a46 46 0 1 1-.1 0z'],
    ['white', 'M46-82a36 36 0 1 1-.1 0z'],
    ['petrol', 'M46-66a20 20 0 1 1-.1 0z'],
    ['white', 'M46-54a8 8 0 1 1-.1 0z'],
    ['ink', 'M44-78h4v8h-4zm0 56h4v8h-4zM14-48v4h8v-4zm56 0v4h8v-4z'],
    ['shade', 'M78-84c22 8 34 22 34 38s-12 30-34 38l-4-16c12-6 18-12 18-22s-6-16-18-22z'],
  ],
};

const spares: DrawingParts = {
  box: [0, -92, 124, 92],
  shapes: [
    ['petrol', 'M0-12h96V0H0z'],
    ['teal', 'M14-64h68v52H14z'],
    ['sun', 'M48-58a20 20 0 1 1-.1 0z'],
    ['ink', 'M48-46a8 8 0 1 1-.1 0z'],
    ['shade', 'M34-92h28v14H34zM40-78h16v14H40z'],
    ['petrol', 'M82-50h30v-8h12v36h-12v-8H82z'],
  ],
};

/** By the id of the section. */
export const GOODS_DRAWINGS: Readonly<Record<string, DrawingParts>> = { fashion, phones, beauty, home, auto, spares };
