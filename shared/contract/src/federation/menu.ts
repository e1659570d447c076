/**
 * Entries that a remote puts into the menus of the site. The shell owns the places and their headings; which page a
 * place leads to, under which name, is the remote's own and needs no release of the shell.
 */
import { z } from 'zod';
import { COUNTRIES } from '../site/markets.ts';

/** Where an entry may stand. The first one in its order is taken where only one fits. */
export const MENU_PLACES = [
  /** First line of the header on wide screens. */
  'header',
  /** Menus of the header. */
  'header/ship',
  'header/solutions',
  'header/about',
  /** Groups of the header's panel of services, each entry with its picture and days. */
  'header/services/international',
  'header/services/warehouse',
  'header/services/local',
  /** The way out of the panel for those who do not know which service; the first entry is the main one. */
  'header/services/unsure',
  /** Tools that most readers come for: large in the menu below 1200 px, and in the bar at the foot of a phone; four fit. */
  'tool',
  /** The header's button for the main task; one fits. */
  'header/action',
  /** Only in the sheet that a phone shows in place of the header, with all the above. */
  'header/phone',
  /** Menu of a signed-in customer. */
  'account',
  /** List of a customer's pages, beside each of them: what stands first in it, and its groups. */
  'account/pages',
  'account/pages/shipping',
  'account/pages/settings',
  'account/pages/developers',
  'footer/customers',
  'footer/company',
  'footer/legal',
  /** Pages that no other menu links to: the list of all pages shows them, in these groups of it. */
  'site-map/services',
  'site-map/business',
  'site-map/help',
  'site-map/company',
  'site-map/account',
  'site-map/legal',
  /** Below every sign-in form. */
  'sign-in',
  /** Below the sign-in form of the header alone. */
  'sign-in/panel',
  /** What the cookie notice explains itself with; one fits. */
  'cookie-notice',
  /** The page for an unknown address: the first entry is its tool, a form when it has a field; the others are links beside the way home. */
  'not-found',
] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** Menus of the header's first line that the shell itself puts together. */
export const MENU_SECTIONS = ['ship', 'service', 'about'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** Whether a reader is signed in, for what is shown to some of them alone. */
export const condition = z.enum(['always', 'signed-in', 'signed-out']);
export type Condition = z.infer<typeof condition>;

/** Lower comes first; equal ones stand in the order of the remotes' names. */
export const order = z.number().int().min(0).max(1000);

export const messageId = z.string().regex(/^[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+$/);

export const menuEntry = z.strictObject({
  place: z.enum(MENU_PLACES),
  order: order.default(500),
  /** Path of one of the remote's own routes, or an alias of it. The entry exists in the countries of that route at most. */
  to: z.string(),
  /** Countries in which the page is linked to from here, among those in which it exists; absent: all of them. */
  countries: z.array(z.enum(COUNTRIES)).optional(),
  /** Message that names it. Messages of entries may use {since} and {countries}: year and number of countries of the company. */
  title: messageId,
  /** Message of the small line below the title, in menus of the header; for `not-found`: below the field. */
  text: messageId.optional(),
  /** Icon of the design system, by name; header and account menus show it. */
  icon: z.string().regex(/^[a-z][A-Za-z]*$/).optional(),
  /** Picture of the design system, by name; the panel of services shows it. */
  picture: z.string().regex(/^[a-z][A-Za-z]*$/).optional(),
  /** Products of the rules, by name, whose transit time the panel of services shows: from the shortest to the longest of them. */
  transit: z.array(z.string().regex(/^[a-z][A-Za-z]*$/)).min(1).optional(),
  condition: condition.default('always'),
  /** For `not-found`: the page takes this query parameter. */
  field: z.strictObject({ name: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/), label: messageId, maxLength: z.number().int().positive() }).optional(),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** Message ids of an entry. */
export const menuMessages = ({ title, text, field }: Pick<MenuEntry, 'title' | 'text' | 'field'>): readonly string[] =>
  [title, text, field?.label].filter((id) => id !== undefined);

/** Bundle of a message: the first segment of its id. */
export const bundleOfMessage = (id: string): string => id.slice(0, id.indexOf('.'));

/** Bundles that the menus of a remote need, each once. */
export const menuBundles = (menu: readonly Pick<MenuEntry, 'title' | 'text' | 'field'>[]): readonly string[] =>
  [...new Set(menu.flatMap(menuMessages).map(bundleOfMessage))];
