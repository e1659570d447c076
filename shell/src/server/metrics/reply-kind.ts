/** What kind of thing a route of the shell gives: a label with a known set of values, whatever is asked for. */
import { FORM_ADDRESSES } from '@amberlane/contract/federation/form-address';
import { API_FAMILIES } from '../proxy.ts';

export const REPLY_KINDS = ['page', 'call', 'file', 'form', 'beacon', 'probe', 'other'] as const;

export type ReplyKind = (typeof REPLY_KINDS)[number];

/** By the beginning of the route's pattern, the first that fits. */
const BEGINNINGS: readonly (readonly [string, ReplyKind])[] = [
  ...API_FAMILIES.map((family) => [`/${family}/`, 'call'] as const),
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/-/beacon', 'beacon'],
  ['/-/sign-', 'form'],
  ['/-/session', 'form'],
  [FORM_ADDRESSES, 'form'],
  ['/-/offline/', 'page'],
  ['/-/site/', 'file'],
  ['/-/og/', 'file'],
  ['/-/qr/', 'file'],
  ['/remotes/', 'file'],
  ['/sw.js', 'file'],
  ['/robots.txt', 'file'],
  ['/sitemap', 'file'],
  ['/favicon', 'file'],
  ['/:segment/:file', 'file'],
];

/** `route`: the pattern that Fastify matched; undefined for none. Pure. */
export function replyKind(route: string | undefined): ReplyKind {
  if (route === '/*') return 'page';
  return BEGINNINGS.find(([beginning]) => route?.startsWith(beginning))?.[1] ?? 'other';
}
