/** Headers that keep browsers from doing what we never ask for (design §4, quality §6). */
import { developmentSockets } from './development-remotes.ts';
import type { Origins } from './hosts.ts';
import { sourcesOf, type ThirdParties } from './third-parties.ts';

export interface HeaderSettings extends Origins, ThirdParties {
  readonly assetsOrigin: string | null;
  readonly developmentRemotes: ReadonlyMap<string, string>;
}

/** What a page brings that its policy has to name. */
export interface PagePolicy {
  /** `sha256-…` of the inlined styles. */
  readonly styleHash: string;
  /** Names of Trusted Types policies. */
  readonly trustedTypes: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** For every answer. HSTS only where our origins are https: a browser would lock itself out of a plain one. */
export function commonHeaders({ siteOrigin, turkishOrigin }: Origins): Headers {
  const secure = [siteOrigin, turkishOrigin].every((origin) => origin.startsWith('https:'));
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const CSP_HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** `tt-policy-name` of the Trusted Types specification. */
const POLICY_NAME = /^[A-Za-z0-9\-#=_/@.%]+$/;

/**
 * For a page of the site. Styles, messages, pictures and fonts come from the same store as scripts, hence the CDN
 * is named for all of them. @throws Error when a hash or policy name could break out of its directive.
 */
export function pageHeaders({ styleHash, trustedTypes }: PagePolicy, settings: HeaderSettings): Headers {
  const broken = [...(CSP_HASH.test(styleHash) ? [] : [styleHash]), ...trustedTypes.filter((name) => !POLICY_NAME.test(name))];
  if (broken.length > 0) throw new Error(`not fit for a content security policy: ${broken.join(', ')}`);
  const own = settings.assetsOrigin === null ? "'self'" : `'self' ${settings.assetsOrigin}`;
  const others = sourcesOf(settings);
  const policy = [
    "default-src 'none'",
    `script-src ${[own, ...others.script].join(' ')}`,
    `style-src ${own} '${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${[own, 'data:', ...others.image].join(' ')}`,
    `font-src ${own}`,
    `connect-src ${[own, ...others.connect, ...developmentSockets(settings.developmentRemotes)].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${settings.siteOrigin} ${settings.turkishOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // each build of the page makes the policy of that name for itself
    `trusted-types ${trustedTypes.length > 0 ? `${trustedTypes.join(' ')} 'allow-duplicates'` : "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(settings.developmentRemotes.size === 0 && !others.unhashedScript && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** For a document that loads nothing but its own inline style. */
export const plainPageHeaders = (styleHash: string): Headers => ({
  'content-security-policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
});

/** For data and files: opened as a document, they can run nothing (a file of a customer may be HTML or SVG). */
export const DATA_HEADERS: Headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
