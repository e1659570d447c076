/** What a page looks like when its address is shared: Open Graph (ogp.me) and the card of X. */
import { LOCALE_FACTS, type Market } from '@amberlane/contract/site';
import type { PageHead } from '@amberlane/core';
import { SOCIAL_PICTURE_SIZE } from '../social-picture/social-picture-address.ts';

export interface SharedPage {
  readonly market: Market;
  readonly head: PageHead;
  readonly canonical: string;
  readonly siteName: string;
  /** Absolute address of the picture; null for a page without one. */
  readonly picture: string | null;
}

/** `ar_EG`, `zh_GH`: Open Graph wants language and territory. */
const openGraphLocale = ({ country, locale }: Market): string => `${LOCALE_FACTS[locale].tag.slice(0, 2)}_${country}`;

/** Pairs of `<meta property>` and its content, in order. */
export function socialTags({ market, head, canonical, siteName, picture }: SharedPage): readonly (readonly [string, string])[] {
  return [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocale(market)],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical],
    ...(picture === null
      ? []
      : ([
          ['og:image', picture],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(SOCIAL_PICTURE_SIZE.width)],
          ['og:image:height', String(SOCIAL_PICTURE_SIZE.height)],
          ['og:image:alt', head.title],
        ] as const)),
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
  ];
}
