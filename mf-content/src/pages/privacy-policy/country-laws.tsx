/** Law and authority of the reader's country; those of the others fold below. */
import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { DisclosureRow, TextLink } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './country-laws.module.css';

/** Countries of the site in the order of the rows; Hong Kong comes last. */
const ROWS: readonly Country[] = ['NG', 'GH', 'KE', 'UG', 'MA', 'EG', 'SA', 'AE', 'PK', 'TR', 'CN'];

/** Where an authority takes complaints. */
const SITES: Readonly<Partial<Record<Country, string>>> = {
  NG: 'https://ndpc.gov.ng',
  GH: 'https://dataprotection.org.gh',
  KE: 'https://www.odpc.go.ke',
  UG: 'https://pdpo.go.ug',
  MA: 'https://www.cndp.ma',
  SA: 'https://sdaia.gov.sa',
  PK: 'https://www.nccia.gov.pk',
  TR: 'https://www.kvkk.gov.tr',
  CN: 'https://www.cac.gov.cn',
};

export function CountryLaws({ section: { blocks, title } }: { section: ContentSection }) {
  const { country } = useMarket();
  const table = blocks.find((block) => block.kind === 'table');
  const own = table?.rows[ROWS.indexOf(country)];
  if (!table || !own) return <ContentBlocks blocks={blocks} caption={<Say id={title} />} />;
  const [, lawHead, authorityHead] = table.head;
  const [, law, authority] = own;
  const site = SITES[country];
  const name = authority && <Say {...authority} />;
  return (
    <>
      <ContentBlocks blocks={blocks.filter((block) => block !== table)} />
      <dl className={css.own}>
        <div>
          <dt>{lawHead && <Say {...lawHead} />}</dt>
          <dd>{law && <Say {...law} />}</dd>
        </div>
        <div>
          <dt>{authorityHead && <Say {...authorityHead} />}</dt>
          <dd>{site ? <TextLink href={site}>{name}</TextLink> : name}</dd>
        </div>
      </dl>
      <DisclosureRow summary={<FormattedMessage id="privacy.otherLaws" />}>
        <ContentBlocks blocks={[{ ...table, rows: table.rows.filter((row) => row !== own) }]} caption={<Say id={title} />} />
      </DisclosureRow>
    </>
  );
}
