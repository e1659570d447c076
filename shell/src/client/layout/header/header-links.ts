/** What the menus of the header hold (spec §2 "Header"). */
import { icons } from '@amberlane/ui';
import { ACCESS, COMPANY, HOME, MY_PARCELS, PERSONAL, PRICE, SUPPORT, TRACK } from '../site-links.ts';
import type { HeaderLink } from './menu-links.tsx';

export const TOP: readonly HeaderLink[] = [
  { ...HOME, icon: icons.pin },
  { ...TRACK, icon: icons.search },
];

export const SOLUTIONS: readonly HeaderLink[] = [
  { ...ACCESS, icon: icons.code, text: 'shell.nav.accessText' },
  { ...SUPPORT, icon: icons.phone, text: 'shell.nav.supportText' },
];

export const ABOUT: readonly HeaderLink[] = [{ ...COMPANY, icon: icons.warehouse, text: 'shell.nav.companyText' }];

/** All of them, one above the other, for phones. */
export const PHONE: readonly HeaderLink[] = [...TOP, { ...PRICE, icon: icons.scale }, ...SOLUTIONS, ...ABOUT];

/** What a signed-in customer finds under their name. */
export const CUSTOMER: readonly HeaderLink[] = [
  { ...MY_PARCELS, icon: icons.parcel },
  { ...PERSONAL, icon: icons.user },
];
