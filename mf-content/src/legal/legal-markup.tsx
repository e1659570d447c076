/** Values that any legal sentence may use: the company, its addresses, and links between the texts. */
import type { ReactNode } from 'react';
import { usePlace } from '@amberlane/core';
import { BRAND, DATA_PROTECTION_MAIL } from '@amberlane/contract/brand';
import { Ltr, TextLink } from '@amberlane/ui';

type Markup = Readonly<Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>>;

const linkTo = (path: string) => (chunks: ReactNode) => <TextLink to={path}>{chunks}</TextLink>;
const plain = (chunks: ReactNode) => chunks;

export function useLegalMarkup(): Markup {
  const { country } = usePlace();
  return {
    brand: BRAND.name,
    founded: BRAND.founded,
    mail: (
      <TextLink href={`mailto:${DATA_PROTECTION_MAIL}`}>
        <Ltr>{DATA_PROTECTION_MAIL}</Ltr>
      </TextLink>
    ),
    terms: linkTo('terms-of-use'),
    privacy: linkTo('privacy-policy'),
    contact: linkTo('contact-us'),
    support: linkTo('service/support'),
    // Service rules are not for China, the cookie policy is for Turkey alone (spec §2).
    rules: country === 'CN' ? plain : linkTo('service-rule'),
    cookies: country === 'TR' ? linkTo('cookie') : plain,
  };
}
