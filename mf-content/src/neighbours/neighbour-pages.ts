/** Pages that others lead to at their end. Their name and their line are texts of the bundle `neighbours`. */
import type { Country } from '@amberlane/contract';

/** Canonical path under `/{lang}`, and the page's key in the bundle. */
export const NEIGHBOUR_PAGES = {
  track: 'track',
  'product/intl-straight': 'intlStraight',
  'product/intl-straight-small': 'intlStraightSmall',
  'product/intl-straight-special': 'intlStraightSpecial',
  'product/express': 'express',
  'product/express-standard': 'expressStandard',
  'product/express-large': 'expressLarge',
  'product/warehouse': 'warehouse',
  'product/warehouse-head': 'warehouseHead',
  'product/warehouse-delivery': 'warehouseDelivery',
  'product/warehouse-promise': 'warehousePromise',
  'service/first-delivery': 'firstDelivery',
  'service/oversea-store': 'overseaStore',
  'service/resolve': 'resolve',
  'service/industry': 'industry',
  'service/small-pac': 'smallPac',
  'service/business-express': 'businessExpress',
  'business-customer': 'businessCustomer',
  'send-parcel': 'sendParcel',
  'service/access': 'access',
  'service/help': 'help',
  'service/support': 'support',
  'service/contact-us': 'contactUs',
  'article-list': 'articleList',
  'business/about-us': 'aboutUs',
  'service-rule': 'serviceRule',
  'terms-of-use': 'termsOfUse',
  'privacy-policy': 'privacyPolicy',
  'franchise-policy': 'franchisePolicy',
} as const;

export type NeighbourPage = keyof typeof NEIGHBOUR_PAGES;

/** The service rules are hidden for China (spec §2). */
export const isShownIn = (page: NeighbourPage, country: Country): boolean => page !== 'service-rule' || country !== 'CN';
