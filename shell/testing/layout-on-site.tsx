/** Parts of the layout on the site, for tests. */
import type { ReactNode } from 'react';
import type { MenuSection } from '@amberlane/contract/federation/menu';
import type { Country, Market } from '@amberlane/contract/site';
import type { SiteStore } from '@amberlane/core';
import { partOnSite } from '@amberlane/testing/render-page';
import { shellMessages } from '@amberlane/testing/site-messages';
import { icons } from '@amberlane/ui';
import { LayoutLinksContext } from '../src/client/layout/page-links.ts';
import type { PageLinks, SiteMenu } from '../src/site/site-menu.ts';

export const LAGOS: Market = { country: 'NG', locale: 'en' };

/** Sentences of one language by id, as written. */
export const messagesOf = shellMessages;

interface PageLocation {
  readonly market?: Market;
  /** Path of the site; '' is the home page. */
  readonly at?: string;
  readonly search?: string;
  /** Menus for what is shown without the layout, which brings its own. */
  readonly menu?: SiteMenu;
  /** Countries in which the page exists. */
  readonly countries?: readonly Country[];
  /** Menu of the header to which the page belongs. */
  readonly section?: MenuSection;
  readonly store?: SiteStore;
}

/** A store whose calls are answered by `answer`; without one nobody answers. */
export const storeFor = (answer: typeof fetch = () => Promise.reject(new Error('nobody answers')), market: Market = LAGOS): SiteStore => partOnSite({ market, fetch: answer }).site;

export const onSite = (children: ReactNode, { market = LAGOS, at = '', search = '', menu = [], countries, section, store = storeFor(undefined, market) }: PageLocation = {}): ReactNode =>
  partOnSite({ market, at: at + search, routes: new Set(), store }).around(<LayoutLinksContext value={{ menu, countries, section }}>{children}</LayoutLinksContext>);

/** Menus as remotes may declare them: every place of the site, and both kinds of countries. */
export const MENU: SiteMenu = [
  { place: 'header', order: 10, path: '', title: 'Home', icon: icons.pin },
  { place: 'header', order: 20, path: 'track', title: 'Track', icon: icons.search },
  { place: 'header', order: 30, path: 'quote', title: 'Get a quote', icon: icons.scale },
  { place: 'header', order: 60, path: 'help', aliases: ['service/help'], title: 'Help', icon: icons.phone },
  { place: 'header/phone', path: 'rates', title: 'Rates', icon: icons.doc },
  { place: 'header/ship', path: 'express/order-import', title: 'Bulk import', text: 'Many shipments from one file' },
  { place: 'header/services/international', path: 'product/intl-straight-small', title: 'Small parcel', text: 'Light parcels', picture: 'smallParcel', days: { from: 5, to: 10 } },
  { place: 'header/services/warehouse', path: 'product/warehouse', title: 'Overseas warehouse', picture: 'nobodyDrew' },
  { place: 'header/services/unsure', path: 'quote', title: 'Get a quote' },
  { place: 'tool', path: 'track', title: 'Track', icon: icons.search },
  { place: 'tool', path: 'express/order-entry', title: 'Ship', icon: icons.parcel },
  { place: 'tool', path: 'quote', title: 'Get a quote', icon: icons.scale },
  { place: 'tool', path: 'location-map', title: 'Service points', icon: icons.pin },
  { place: 'header/solutions', path: 'access', title: 'Access plan', text: 'Connect your shop or ERP', icon: icons.code },
  { place: 'header/solutions', path: 'service/support', title: 'Customer support' },
  { place: 'header/about', path: 'about-us', title: 'Company profile', text: 'Founded in 2006' },
  { place: 'header/action', path: 'express/order-entry', title: 'Ship now' },
  { place: 'account', path: 'express/my-order', title: 'My parcels' },
  { place: 'account', path: 'user-opt/personal', title: 'My account' },
  { place: 'sign-in', path: 'user-opt/forgot-pwd', title: 'Forgot password?' },
  { place: 'sign-in/panel', path: 'user-opt/register', title: 'Create account' },
  { place: 'footer/customers', path: 'track', title: 'Track a parcel' },
  { place: 'footer/customers', path: 'offers', title: 'Your offers', condition: 'signed-in' },
  { place: 'footer/company', path: 'about-us', title: 'Company profile' },
  { place: 'footer/legal', path: 'terms-of-use', title: 'Terms of use' },
  { place: 'footer/legal', path: 'service-rule', title: 'Service rules', countries: ['GH', 'NG', 'TR'] },
  { place: 'footer/legal', path: 'cookie', title: 'Cookie policy', countries: ['TR'] },
  { place: 'cookie-notice', path: 'cookie', title: 'Cookie policy', countries: ['TR'] },
  { place: 'not-found', path: 'track', title: 'Track', text: 'Two letters and 12 digits', field: { name: 'numbers', label: 'Looking for a parcel? Enter its waybill number.', maxLength: 400 } },
  { place: 'not-found', path: 'site-map', title: 'Site map' },
];
export const LINKS: PageLinks = { paths: new Set(MENU.map(({ path }) => path)), menu: MENU };
export const NO_LINKS: PageLinks = { paths: new Set(), menu: [] };
