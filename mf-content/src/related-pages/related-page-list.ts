/** Pages that others lead to at their end. Their name and their line are texts of the bundle `neighbours`. */

/** Canonical paths under `/{lang}`. */
export const NEIGHBOUR_PAGES = [
  'track',
  'product/intl-straight',
  'product/intl-straight-small',
  'product/intl-straight-special',
  'product/express',
  'product/express-standard',
  'product/express-large',
  'product/warehouse',
  'product/warehouse-head',
  'product/warehouse-delivery',
  'product/warehouse-promise',
  'service/first-delivery',
  'service/oversea-store',
  'service/resolve',
  'service/industry',
  'service/small-pac',
  'service/business-express',
  'business-customer',
  'send-parcel',
  'service/access',
  'service/help',
  'service/support',
  'service/contact-us',
  'article-list',
  'business/about-us',
  'business/join-us',
  'business/recruit',
  'service-rule',
  'terms-of-use',
  'privacy-policy',
  'franchise-policy',
] as const;

export type NeighbourPage = (typeof NEIGHBOUR_PAGES)[number];

/** Key of the page's texts in the bundle: the last part of its path, `product/intl-straight` as `intlStraight`. */
export const keyOf = (page: string): string =>
  page.replace(/^.*\//, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
