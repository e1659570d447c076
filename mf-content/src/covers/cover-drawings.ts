/** What stands above an article and is no thing of the lane: seen from the side, in the six colours (VISUAL §7). */
import type { DrawingParts } from '@amberlane/ui';

export const address: DrawingParts = {
  box: [0, -100, 104, 100],
  shapes: [
    ['ink', 'M49-62h7V0h-7z'],
    ['petrol', 'M4-96h96v46H4z'],
    ['white', 'M14-87h10v12H14zm15 0h10v12H29zm15 0h10v12H44zm15 0h10v12H59z'],
    ['sun', 'M14-70h10v11H14zm15 0h10v11H29zm15 0h10v11H44zm15 0h10v11H59z'],
    ['shade', 'M87-60c-7-9-10-13-10-17a10 10 0 0 1 20 0c0 4-3 8-10 17'],
    ['white', 'M87-81a4 4 0 1 1-.1 0z'],
    ['burnt', 'M36 0c0-10 8-16 16-16s17 6 17 16z'],
  ],
};

export const battery: DrawingParts = {
  box: [12, -98, 96, 98],
  shapes: [
    ['petrol', 'M24-98h42a8 8 0 0 1 8 8v82a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8v-82a8 8 0 0 1 8-8z'],
    ['white', 'M23-86h44v70H23z'],
    ['ink', 'M38-75h14v7H38zm-6 7h26v42H32z'],
    ['sun', 'M36-64h18v34H36z'],
    ['shade', 'M36-48h18v18H36z'],
    ['burnt', 'M88-45h9v6h-9zm-5 6h19V0H83z'],
    ['amber', 'M83-28h19v8H83z'],
  ],
};

export const calendar: DrawingParts = {
  box: [2, -100, 100, 100],
  shapes: [
    ['white', 'M4-82h96V0H4z'],
    ['petrol', 'M4-90h96v24H4z'],
    ['ink', 'M24-100h7v20h-7zm49 0h7v20h-7z'],
    ['teal', 'M14-56h15v13H14zm20 0h15v13H34zm20 0h15v13H54zM14-37h15v13H14zM14-18h15v11H14zm20 0h15v11H34z'],
    ['sun', 'M74-56h15v13H74zM34-37h15v13H34zm20 0h15v13H54z'],
    ['shade', 'M74-37h15v13H74z'],
  ],
};

export const cash: DrawingParts = {
  box: [0, -76, 106, 76],
  shapes: [
    ['petrol', 'M10-52h92v44H10z'],
    ['teal', 'M2-44h92V0H2z'],
    ['white', 'M10-36h76v28H10z'],
    ['teal', 'M48-33a11 11 0 1 1-.1 0z'],
    ['burnt', 'M62-50h34v7H62z'],
    ['sun', 'M60-58h34v8H60z'],
    ['shade', 'M64-66h34v8H64z'],
    ['sun', 'M61-74h34v8H61z'],
  ],
};

export const crescent: DrawingParts = {
  box: [6, -112, 98, 112],
  shapes: [
    ['white', 'M12-42h68V0H12z'],
    ['petrol', 'M14-42c0-20 14-26 32-38 18 12 32 18 32 38z'],
    ['ink', 'M12-42h68v4H12z'],
    ['burnt', 'M38 0v-18a8 9 0 0 1 16 0V0z'],
    ['teal', 'M20-30h9v14h-9zm43 0h9v14h-9z'],
    ['white', 'M88-78h12V0H88z'],
    ['petrol', 'M86-78h16v-6H86zm1-8c0-9 3-13 7-18 4 5 7 9 7 18z'],
    ['shade', 'M30-110a15 15 0 1 0 14 20 12 12 0 0 1-14-20z'],
  ],
};

export const doorbell: DrawingParts = {
  box: [4, -100, 100, 100],
  shapes: [
    ['white', 'M6-100h60V0H6z'],
    ['petrol', 'M12-94h48V0H12z'],
    ['teal', 'M19-86h34v32H19zm0 40h34v34H19z'],
    ['sun', 'M54-46a3.5 3.5 0 1 1-.1 0z'],
    ['white', 'M74-84h24v36H74z'],
    ['ink', 'M80-58h12v3H80zm0 5h12v3H80z'],
    ['shade', 'M86-79a7 7 0 1 1-.1 0z'],
    ['sun', 'M70-28h34V0H70z'],
    ['amber', 'M70-28h34v6H70z'],
    ['white', 'M83-28h8v15h-8z'],
  ],
};

export const flagDay: DrawingParts = {
  box: [0, -102, 108, 102],
  shapes: [
    ['ink', 'M3-100h5V0H3zm97 0h5V0h-5zM6-96c26 26 70 26 96 0v4c-26 26-70 26-96 0z'],
    ['petrol', 'm12-88 17 10-13 14zm40 13h18l-9 19z'],
    ['shade', 'm31-78 18 3-11 18z'],
    ['burnt', 'm73-75 17-6-5 20z'],
    ['sun', 'M28-34h24V0H28z'],
    ['amber', 'M28-34h24v6H28z'],
    ['white', 'M37-34h6v16h-6z'],
    ['teal', 'M56-24h26V0H56z'],
    ['white', 'M56-15h26v4H56z'],
  ],
};

export const lantern: DrawingParts = {
  box: [4, -104, 96, 104],
  shapes: [
    ['ink', 'M4-104h96v6H4zm6 6h6V0h-6zm78 0h6V0h-6zm-38 0h4v15h-4z'],
    ['petrol', 'M38-84h28v7H38z'],
    ['burnt', 'M52-77c30 0 30 44 0 44s-30-44 0-44z'],
    ['shade', 'M52-77c13 0 13 44 0 44s-13-44 0-44z'],
    ['petrol', 'M40-34h24v6H40z'],
    ['sun', 'M46-28h4v16h-4zm8 0h4v16h-4z'],
    ['teal', 'M20-18h64V0H20z'],
    ['white', 'M20-12h64v4H20z'],
  ],
};

export const map: DrawingParts = {
  box: [0, -112, 106, 112],
  shapes: [
    ['white', 'M4-72 36-82v72L4 0z'],
    ['amber', 'M36-82 70-72V0L36-10z'],
    ['white', 'm70-72 32-10v72L70 0z'],
    ['teal', 'M10-58l14-4v12l-14 6zm36 20 16 4v16l-16-4zm34-6 14-4v14l-14 4z'],
    ['chevron', 'M16-20c16-4 12-24 30-24s18-12 32-14'],
    ['burnt', 'M80-60c13-16 18-24 18-33a18 18 0 0 0-36 0c0 9 5 17 18 33'],
    ['white', 'M80-100a7 7 0 1 1-.1 0z'],
  ],
};

export const network: DrawingParts = {
  box: [0, -104, 108, 104],
  shapes: [
    ['frame', 'M18-30 54-86 92-38zM18-30 60-8l32-30M54-86 60-8'],
    ['petrol', 'M18-44a14 14 0 1 1-.1 0z'],
    ['burnt', 'M54-104a18 18 0 1 1-.1 0z'],
    ['petrol', 'M92-52a14 14 0 1 1-.1 0z'],
    ['sun', 'M46-22h28V0H46z'],
    ['amber', 'M46-22h28v5H46z'],
    ['white', 'M57-22h6v12h-6zM54-92a6 6 0 1 1-.1 0zM18-35a5 5 0 1 1-.1 0zM92-43a5 5 0 1 1-.1 0z'],
  ],
};

export const receipt: DrawingParts = {
  box: [6, -104, 96, 104],
  shapes: [
    ['white', 'M12-104h62V-6l-9 6-9-6-9 6-8-6-9 6-9-6-9 6z'],
    ['petrol', 'M12-104h62v14H12z'],
    ['teal', 'M20-80h28v5H20zm0 14h34v5H20zm0 14h24v5H20z'],
    ['ink', 'M58-80h8v5h-8zm0 14h8v5h-8zm0 14h8v5h-8zM20-36h46v3H20z'],
    ['shade', 'M48-26h18v8H48z'],
    ['sun', 'M80-34a17 17 0 1 1-.1 0z'],
    ['burnt', 'M80-28a11 11 0 1 1-.1 0z'],
    ['sun', 'M77-24h6v14h-6z'],
  ],
};

export const shield: DrawingParts = {
  box: [8, -106, 88, 106],
  shapes: [
    ['petrol', 'M52-106 94-90v38c0 28-18 44-42 52-24-8-42-24-42-52v-38z'],
    ['teal', 'M52-106V0c-24-8-42-24-42-52v-38z'],
    ['white', 'm28-56 10-10 10 10 22-25 10 9-32 36z'],
  ],
};

export const stamp: DrawingParts = {
  box: [0, -102, 106, 102],
  shapes: [
    ['white', 'M2-12h102V0H2z'],
    ['teal', 'M10-8h22v4H10zm64 0h22v4H74z'],
    ['burnt', 'M53-102a19 19 0 1 1-.1 0z'],
    ['shade', 'M45-66h16v28H45z'],
    ['petrol', 'M25-40h56v16H25z'],
    ['ink', 'M21-24h64v8H21z'],
    ['sun', 'M25-40h56v5H25z'],
  ],
};
