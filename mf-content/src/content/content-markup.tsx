/** What any sentence of a content file may use beside the facts: marks, links, the reader's country, our mail. */
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import { DATA_PROTECTION_MAIL } from '@amberlane/contract/site/brand';
import { Ltr, TextLink } from '@amberlane/ui';
import { isPageIn } from './limited-pages.ts';

type Mark = (chunks: ReactNode) => ReactNode;
export type ContentMarkup = Readonly<Record<string, ReactNode | Mark>>;

const plain: Mark = (chunks) => chunks;

/** The mark of one link: an address of the web, a section of this page, or a page of the site; where a country lacks that page, the words stay. */
export function linkMark(target: string, { country }: Pick<Market, 'country'>): Mark {
  if (/^(?:https:|#)/.test(target)) return (chunks) => <TextLink href={target}>{chunks}</TextLink>;
  const [path = ''] = target.split('#');
  return isPageIn(path, country) ? (chunks) => <TextLink to={target}>{chunks}</TextLink> : plain;
}

const MARKS: ContentMarkup = {
  b: (chunks) => <strong>{chunks}</strong>,
  code: (chunks) => <Ltr>{chunks}</Ltr>,
  mail: (
    <TextLink href={`mailto:${DATA_PROTECTION_MAIL}`}>
      <Ltr>{DATA_PROTECTION_MAIL}</Ltr>
    </TextLink>
  ),
};

/** Marks of a sentence with these links. */
export function useContentMarkup(links: readonly string[] = []): ContentMarkup {
  const market = useMarket();
  return useMemo(
    () => ({
      ...MARKS,
      country: <FormattedMessage key="country" id={`content.country.${market.country}`} />,
      ...Object.fromEntries(links.map((target, index) => [`a${index + 1}`, linkMark(target, market)])),
    }),
    [links, market],
  );
}
