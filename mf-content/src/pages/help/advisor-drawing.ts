/** Somebody of customer support, turned to the parcel that is asked about (VISUAL §7). */
import type { DrawingParts } from '@amberlane/ui';

export const advisor: DrawingParts = {
  box: [0, -96, 150, 96],
  shapes: [
    ['teal', 'M46-36v-16q0-15 18-15t18 15v16z'],
    ['white', 'M60-67h8l-4 8z'],
    ['sun', 'M53-79a11 11 0 1 1 22 0a11 11 0 1 1-22 0'],
    ['ink', 'M52-80a12 12 0 0 1 24 0q-3-5-9-6q-8 4-15 6'],
    ['petrol', 'M73-83h6v9h-6zM77-74h2q-1 7-8 7v-2q5 0 6-5'],
    ['burnt', 'M98-68h34v30H98z'],
    ['white', 'M111-68h8v12h-8z'],
    ['ink', 'M14-62h26v20H14zM24-42h6v6h-6z'],
    ['teal', 'M17-59h20v14H17z'],
    ['white', 'M0-38h146v9H0z'],
    ['petrol', 'M6-29h134V0H6z'],
    ['burnt', 'M50-22l10 8-10 8h9l10-8-10-8zm16 0 10 8-10 8h9l10-8-10-8z'],
  ],
};
