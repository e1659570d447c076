/** First leg into the overseas warehouse (spec §1 "overseas warehouse inbound"; routes `product/warehouse-head` and `warehouse-head`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, Tile } from '@amberlane/ui';
import content from '../../../content/warehouse-head/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { WarehouseTrail } from '../../warehouse/warehouse-trail.tsx';
import { AirOrSea } from './air-or-sea.tsx';
import { Stations } from './stations.tsx';
import css from './page.module.css';

const way = sectionOf(content, 'way');
const delays = sectionOf(content, 'delays');
const FACTS = ['whole', 'volume', 'loss'] as const;

function WarehouseHead() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<WarehouseTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.container} />}
        facts={<FactLedger facts={FACTS.map((fact) => toldFact(`warehouse-head.ledger.${fact}`))} />}
      >
        <QuoteLink />
        <ButtonLink to="service/contact-us">
          <Say id="warehouse-head.call.book" />
        </ButtonLink>
        <ButtonLink to="service/first-delivery">
          <Say id="warehouse-head.call.sellers" />
        </ButtonLink>
      </BrandHead>
      <Section id={way.id} title={<Say id={way.title} />}>
        <Stations />
      </Section>
      <AirOrSea />
      <Section id={delays.id} title={<Say id={delays.title} />} aside={<Border />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={delays.blocks} />
        </div>
      </Section>
      <Neighbours pages={['product/warehouse', 'product/warehouse-delivery', 'service/first-delivery', 'service/resolve']} />
      <NightCall title={<Say id="warehouse-head.end.title" />} text={<Say id="warehouse-head.end.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="warehouse-head.end.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="product/warehouse">
          <Say id="warehouse-head.end.whole" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

const Border = () => (
  <div className={css.tile}>
    <Tile of={drawings.customs} />
  </div>
);

export default definePage({
  component: WarehouseHead,
  head: (context) => serviceHead(content, 'product/warehouse-head', context),
  setup: (site) => site.inject(contentSlice),
});
