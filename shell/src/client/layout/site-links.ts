/**
 * What header and footer lead to (spec §2 layout). A page that the site does not hold under its present pins, or that
 * is not for the reader's country, has no link: nothing leads to a not-found page.
 */
import type { Country } from '@amberlane/contract/site';

export interface SiteLink {
  /** Path of the site; '' is the home page. */
  readonly path: string;
  /** Message that names the page. */
  readonly title: string;
}

export const HOME: SiteLink = { path: '', title: 'shell.nav.home' };
export const TRACK: SiteLink = { path: 'track', title: 'shell.nav.track' };
export const ACCESS: SiteLink = { path: 'access', title: 'shell.nav.access' };
export const SUPPORT: SiteLink = { path: 'service/support', title: 'shell.nav.support' };
export const COMPANY: SiteLink = { path: 'about-us', title: 'shell.nav.company' };
export const PRICE: SiteLink = { path: 'quote', title: 'shell.nav.price' };
export const RATES: SiteLink = { path: 'rates', title: 'shell.footer.rates' };
export const SIGN_IN: SiteLink = { path: 'user-opt/login', title: 'shell.nav.signIn' };
export const FORGOT_PASSWORD: SiteLink = { path: 'user-opt/forgot-pwd', title: 'shell.signIn.forgot' };
export const REGISTER: SiteLink = { path: 'user-opt/register', title: 'shell.signIn.register' };
export const PERSONAL: SiteLink = { path: 'user-opt/personal', title: 'shell.account.personal' };
export const MY_PARCELS: SiteLink = { path: 'express/my-order', title: 'shell.footer.myParcels' };
export const COOKIES: SiteLink = { path: 'cookie', title: 'shell.footer.cookies' };
export const SHIP_NOW: SiteLink = { path: 'express/order-entry', title: 'shell.nav.shipNow' };

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: 'shell.footer.customers',
    links: [
      { path: 'track', title: 'shell.footer.track' },
      PRICE,
      RATES,
      MY_PARCELS,
      { path: 'help', title: 'shell.footer.help' },
      { path: 'location-map', title: 'shell.footer.servicePoints' },
      SUPPORT,
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      COMPANY,
      { path: 'join-us', title: 'shell.footer.partner' },
      { path: 'recruit', title: 'shell.footer.jobs' },
      { path: 'article-list', title: 'shell.footer.news' },
      ACCESS,
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { path: 'terms-of-use', title: 'shell.footer.terms' },
      { path: 'privacy-policy', title: 'shell.footer.privacy' },
      { path: 'service-rule', title: 'shell.footer.rules' },
      COOKIES,
    ],
  },
];

/** Service rules are not for China, the cookie policy is for Turkey alone (spec §2). */
export const isFor = (country: Country, { path }: Pick<SiteLink, 'path'>): boolean =>
  (path !== 'service-rule' || country !== 'CN') && (path !== 'cookie' || country === 'TR');

/** Those of the links that lead somewhere in this country. `routes` are the paths that the site holds. */
export function reachable<Entry extends SiteLink>(links: readonly Entry[], routes: ReadonlySet<string>, country: Country): Entry[] {
  return links.filter((link) => routes.has(link.path) && isFor(country, link));
}
