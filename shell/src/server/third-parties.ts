/**
 * Third parties that a company may configure: none by default, and none is asked for anything before its reader agreed.
 * Settings in, what pages and their policy have to know out. Pure.
 */
import { z } from 'zod';
import type { Analytics } from '../site/hydration-data.ts';

export interface ThirdParties {
  readonly analytics: Analytics | null;
  /** `https://tiles.example/{z}/{x}/{y}.png`. */
  readonly mapTiles: string | null;
}

const isWeb = ({ protocol, username, password }: URL): boolean => (protocol === 'https:' || protocol === 'http:') && !username && !password;

/** Nothing that could end a directive of the policy. */
const PLAIN = /^[\x21\x23-\x26\x28-\x2b\x2d-\x3a\x3c-\x7e]+$/;

/** Address of a script; its hash may follow as a fragment: `https://stats.example/s.js#sha384-…`. */
export const analyticsSetting = z.string().transform((text, context): Analytics => {
  const url = URL.parse(text);
  const hash = url?.hash.slice(1) ?? '';
  const isHash = hash === '' || /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash);
  if (url && isWeb(url) && PLAIN.test(text) && isHash) return { src: url.href.split('#')[0] ?? '', integrity: hash || null };
  context.addIssue({ code: 'custom', message: 'must be the address of a script, perhaps with #sha384-… behind it' });
  return z.NEVER;
});

/**
 * Address of tiles as map libraries write it; `{s}` may stand for a subdomain. Whom the map has to name may follow as a
 * fragment, percent-encoded: `https://tiles.example/{z}/{x}/{y}.png#%C2%A9%20OpenStreetMap%20contributors`.
 */
export const mapTilesSetting = z.string().refine(
  (text) => {
    const url = URL.parse(text.replace('://{s}.', '://s.'));
    return url !== null && isWeb(url) && PLAIN.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.split('#', 1)[0]?.includes(part));
  },
  'must be an address with {z}, {x} and {y} in it',
);

/** What the content security policy of pages names of them. */
export interface ThirdPartySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Scripts without a known hash: the browser can't be told to refuse such. */
  readonly unhashedScript: boolean;
}

const tileSource = (template: string): string => {
  const any = template.includes('://{s}.');
  const { protocol, host } = new URL(template.replace('://{s}.', '://s.'));
  return `${protocol}//${any ? host.replace(/^s\./, '*.') : host}`;
};

export function sourcesOf({ analytics, mapTiles }: ThirdParties): ThirdPartySources {
  const counted = analytics ? [new URL(analytics.src).origin] : [];
  return { script: counted, connect: counted, image: mapTiles ? [tileSource(mapTiles)] : [], unhashedScript: analytics !== null && analytics.integrity === null };
}
