/**
 * The one file that a company changes to run the site under its own name. Addresses end in `.example` (RFC 2606): they
 * belong to nobody until a company puts its own in. One export each, so that a page carries only what it shows.
 */
import type { Country, Locale } from './markets.ts';

export const BRAND = {
  name: 'Amberlane',
  /** Year of foundation (spec §1). A string: a year takes no grouping. */
  founded: '2019',
  /** As the last line of a page names it. */
  copyrightHolder: 'Amberlane',
} as const;

/** What customers check a company by, as its register has it. Pages leave out what is not filled in. */
export interface CompanyRecord {
  /** Language of its texts, as BCP 47 has it. */
  readonly language?: string;
  readonly legalName?: string;
  /** Number in the register, with the register's name. */
  readonly registration?: string;
  /** Registered address, in one line. */
  readonly address?: string;
}

/** A sample, as the addresses in this file are. */
export const COMPANY: CompanyRecord = { language: 'en', legalName: 'Amberlane Example Ltd' };

/** Mail of the data-protection officer (spec §1). */
export const DATA_PROTECTION_MAIL = 'privacy@amberlane.example';

/** Where programs of customers and partners reach the API. */
export const API_ORIGIN = 'https://api.amberlane.example';

/** Where the documentation of the API is open to read; the API itself serves it under `/docs`. */
export const API_DOCUMENTATION = `${API_ORIGIN}/docs`;

/** Networks whose signs the footer can draw. */
export type Network = 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'wechat' | 'weibo';

export interface SocialAccount {
  readonly network: Network;
  readonly href: string;
}

const LINKEDIN: SocialAccount = { network: 'linkedin', href: 'https://linkedin.example/company/amberlane' };
const YOUTUBE: SocialAccount = { network: 'youtube', href: 'https://youtube.example/@amberlane' };

/** Accounts of the networks that are read in most of the countries. */
const accounts = (name: string): readonly SocialAccount[] => [
  { network: 'facebook', href: `https://facebook.example/${name}` },
  { network: 'instagram', href: `https://instagram.example/${name}` },
  LINKEDIN,
];

type SocialAccounts = Readonly<Record<Country, readonly SocialAccount[]>>;

/** Made by a function, so that a page which shows none of them carries none. */
const allAccounts = (): SocialAccounts => ({
  MA: accounts('amberlane.maroc'),
  GH: accounts('amberlane.ghana'),
  NG: [...accounts('amberlane.nigeria'), YOUTUBE],
  KE: [...accounts('amberlane.kenya'), YOUTUBE],
  UG: accounts('amberlane.uganda'),
  CN: [{ network: 'wechat', href: 'https://weixin.example/amberlane' }, { network: 'weibo', href: 'https://weibo.example/amberlane' }, LINKEDIN],
  EG: accounts('amberlane.egypt'),
  PK: [...accounts('amberlane.pakistan'), YOUTUBE],
  SA: accounts('amberlane.ksa'),
  AE: accounts('amberlane.uae'),
  TR: [...accounts('amberlane.turkiye'), YOUTUBE],
});

/** Accounts by country, in the order in which they are shown. */
export const SOCIAL_ACCOUNTS: SocialAccounts = /* @__PURE__ */ allAccounts();

/** Address that opens a chat with the support contact of a country; the footer shows it as a QR code as well. */
export const chatAddress = (country: Country): string => `https://chat.amberlane.example/${country.toLowerCase()}`;

/** Where a page has room for a photograph. Without one it shows a drawing. */
export type PhotographPlace = 'team' | 'hub';

export interface Photograph {
  /** Address on the site's own host or on that of its files: pages may load pictures from nowhere else. 3:2, some 60 KB. */
  readonly src: string;
  /** Who took it, as the page names them. */
  readonly credit: string;
  /** What is to be seen, for those who can't see it. */
  readonly alt: Readonly<Record<Locale, string>>;
}

/** The company's own photographs. */
export const PHOTOGRAPHS: Readonly<Partial<Record<PhotographPlace, Photograph>>> = {};
