/** Standard express (spec §1 "last-mile local delivery", §5 limits, §9 fees; routes `product/express-standard` and `express-standard`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, Tile } from '@amberlane/ui';
import content from '../../../content/express-standard/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { DeliveryReach } from '../../duration/delivery-reach.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { GoodsVerdict } from '../../accepted-goods/goods-verdict.tsx';
import { CollectionFee } from './collection-fee.tsx';
import { FitsTheDoor } from './fits-the-door.tsx';
import css from './page.module.css';

const size = sectionOf(content, 'size');
const cod = sectionOf(content, 'cod');
const goods = sectionOf(content, 'goods');
const pack = sectionOf(content, 'pack');
const FACTS = ['days', 'weight', 'attempts', 'loss'] as const;

function StandardExpress() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.house} />}
        facts={<Promises />}
      >
        <QuoteLink product="localDelivery" />
        <ButtonLink to="rates?product=localDelivery">
          <Say id="express-standard.act.price" />
        </ButtonLink>
        <ButtonLink to="track">
          <Say id="express-standard.act.track" />
        </ButtonLink>
      </BrandHead>
      <TextSection section={size}>
        <FitsTheDoor />
        <div className={css.below}>
          <ContentBlocks blocks={size.blocks.slice(1)} />
        </div>
      </TextSection>
      <TextSection section={sectionOf(content, 'days')} ground="soft">
        <DeliveryReach textOf={(line) => `express-standard.days.${line}`} />
      </TextSection>
      <TextSection section={cod}>
        <CollectionFee />
        <div className={css.below}>
          <ContentBlocks blocks={cod.blocks.slice(1)} />
        </div>
      </TextSection>
      <Section id={goods.id} ground="soft" title={<Say id={goods.title} />}>
        <GoodsVerdict section={goods} />
      </Section>
      <Section id={pack.id} title={<Say id={pack.title} />} aside={<div className={css.tile}><Tile of={drawings.parcel} /></div>}>
        <ContentBlocks blocks={pack.blocks} />
      </Section>
      <Neighbours pages={['product/express-large', 'product/express', 'product/intl-straight-small', 'service/help']} />
      <NightCall title={<Say id="express-standard.call.title" />} text={<Say id="express-standard.call.text" />}>
        <QuoteLink kind="primary" product="localDelivery" />
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="express-standard.call.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

const Promises = () => <FactLedger facts={FACTS.map((fact) => toldFact(`express-standard.ledger.${fact}`, { noted: fact === 'loss' }))} />;

export default definePage({
  component: StandardExpress,
  head: (context) => serviceHead(content, 'product/express-standard', context),
  setup: (site) => site.inject(contentSlice),
});
