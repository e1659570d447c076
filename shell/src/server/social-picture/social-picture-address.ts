/**
 * `/-/og/<key>/<segment>[/<path>].png`: address of the picture that is shown where a page is shared. The key is made
 * of everything that is drawn, so the address never shows anything else and may be kept for good.
 */
import { createHash } from 'node:crypto';
import { marketSegment, readMarketSegment, type Market } from '@amberlane/contract/site';

/** Pixels; what networks show large (ogp.me, X card). */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Changes with the drawing: pictures that were made before are not shown again. */
const DRAWING = '1';

export interface SocialPictureFacts {
  readonly market: Market;
  /** Canonical path under `/{lang}`; '' is the home page. */
  readonly path: string;
  readonly title: string;
}

export const SOCIAL_PICTURES = '/-/og/';

export const socialPictureKey = ({ market, path, title }: SocialPictureFacts): string =>
  createHash('sha256').update(JSON.stringify([DRAWING, marketSegment(market), path, title])).digest('hex').slice(0, 16);

export const socialPictureAddress = (facts: SocialPictureFacts): string =>
  `${SOCIAL_PICTURES}${socialPictureKey(facts)}/${marketSegment(facts.market)}${facts.path && `/${facts.path}`}.png`;

/** Place, path and key of decoded path segments below `/-/og/`; null for what no page names. */
export function readSocialPictureAddress(segments: readonly string[]): { readonly key: string; readonly market: Market; readonly path: string } | null {
  const [key = '', ...rest] = segments;
  const named = rest.join('/');
  if (!/^[0-9a-f]{16}$/.test(key) || !named.endsWith('.png')) return null;
  const [segment = '', ...path] = named.slice(0, -'.png'.length).split('/');
  const reading = readMarketSegment(segment);
  return reading.kind === 'market' ? { key, market: reading.market, path: path.join('/') } : null;
}
