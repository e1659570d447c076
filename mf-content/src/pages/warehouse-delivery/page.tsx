/** Orders from the overseas warehouse to the door (spec §1 "fulfilment", "last-mile"; routes `product/warehouse-delivery` and `warehouse-delivery`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import content from '../../../content/warehouse-delivery/en.md';
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
import { CashFees } from './cash-fees.tsx';
import { Leg } from './leg.tsx';
import { ReturnLoop } from './return-loop.tsx';
import css from './page.module.css';

const cash = sectionOf(content, 'cash');
const back = sectionOf(content, 'back');
const FACTS = ['whole', 'attempts', 'cash', 'weight'] as const;

function WarehouseDelivery() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<WarehouseTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.forklift} />}
        facts={<FactLedger facts={FACTS.map((fact) => toldFact(`warehouse-delivery.ledger.${fact}`))} />}
      >
        <QuoteLink product="localDelivery" />
        <ButtonLink to="service/access">
          <Say id="warehouse-delivery.call.connect" />
        </ButtonLink>
        <ButtonLink to="track">
          <Say id="warehouse-delivery.call.track" />
        </ButtonLink>
      </BrandHead>
      <Leg leg="inside" />
      <Leg leg="road" />
      <Section id={cash.id} title={<Say id={cash.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={cash.blocks} parts={{ 'cod-fees': CashFees }} />
        </div>
      </Section>
      <Section id={back.id} ground="soft" title={<Say id={back.title} />} aside={<ReturnLoop />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={back.blocks} />
        </div>
      </Section>
      <Neighbours pages={['product/warehouse', 'product/warehouse-promise', 'product/express-standard', 'service/help']} />
      <NightCall title={<Say id="warehouse-delivery.end.title" />} text={<Say id="warehouse-delivery.end.text" />}>
        <ButtonLink kind="primary" to="service/access">
          <Say id="warehouse-delivery.end.access" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="warehouse-delivery.end.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: WarehouseDelivery,
  head: (context) => serviceHead(content, 'product/warehouse-delivery', context),
  setup: (site) => site.inject(contentSlice),
});
