/** Standard express (spec §1 "last-mile local delivery", §5 limits, §9 fees; routes `product/express-standard` and `express-standard`). */
import { definePage, FormattedMessage, useMarket } from '@amberlane/core';
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
import { loadOwnTariff, useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { usePriceFact } from '../../lane-prices/price-fact.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { GoodsVerdict } from '../../accepted-goods/goods-verdict.tsx';
import { CollectionFee } from './collection-fee.tsx';
import { FitsTheDoor } from './fits-the-door.tsx';
import { WeightPrices } from './weight-prices.tsx';
import css from './page.module.css';

const size = sectionOf(content, 'size');
const hand = sectionOf(content, 'hand');
const insurance = sectionOf(content, 'insurance');
const goods = sectionOf(content, 'goods');
const pack = sectionOf(content, 'pack');
const FACTS = ['days', 'attempts', 'loss'] as const;
/** Weight of the price that the page begins with. */
const TOLD_KG = 1;
/** Where a parcel within a country begins to be sent. */
const SHIP = 'express/order-entry';

function StandardExpress() {
  return (
    <>
      <Head />
      <WeightPrices />
      <TextSection section={size} ground="soft">
        <FitsTheDoor>
          <ContentBlocks blocks={size.blocks.slice(1)} />
        </FitsTheDoor>
      </TextSection>
      <TextSection section={sectionOf(content, 'days')}>
        <DeliveryReach textOf={(line) => `express-standard.days.${line}`} />
      </TextSection>
      <Section id={hand.id} ground="soft" title={<Say id={hand.title} />}>
        <RuledRows sections={hand.sections} />
      </Section>
      <TextSection section={sectionOf(content, 'cod')} beside>
        <CollectionFee />
      </TextSection>
      <Section id={insurance.id} ground="soft" title={<Say id={insurance.title} />}>
        <RuledRows sections={insurance.sections} />
      </Section>
      <Section id={goods.id} title={<Say id={goods.title} />}>
        <GoodsVerdict section={goods} />
      </Section>
      <Section id={pack.id} ground="soft" title={<Say id={pack.title} />} aside={<div className={css.tile}><Tile of={drawings.parcel} /></div>}>
        <ContentBlocks blocks={pack.blocks} />
      </Section>
      <Neighbours pages={['product/express-large', 'product/express', 'product/intl-straight-small', 'service/help']} />
      <NightCall title={<Say id="express-standard.call.title" />} text={<Say id="express-standard.call.text" />}>
        <QuoteLink kind="primary" product="localDelivery" />
        <ButtonLink kind="night" to={SHIP}>
          <Say id="content.ship" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

function Head() {
  const { country } = useMarket();
  const tariff = useOwnTariff('localDelivery');
  const price = usePriceFact('localDelivery', TOLD_KG);
  const place = <FormattedMessage key="place" id={`content.country.${country}`} />;
  return (
    <BrandHead
      title={<Say id={content.head.headline} values={{ country, place }} />}
      lead={<Say id={content.head.lead} />}
      breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
      art={<Drawing of={drawings.house} />}
      facts={<FactLedger facts={[...price, ...FACTS.map((fact) => toldFact(`express-standard.ledger.${fact}`))]} />}
    >
      <QuoteLink product="localDelivery" destination={tariff?.destination} kilograms={tariff ? TOLD_KG : undefined} />
      <ButtonLink to={SHIP}>
        <Say id="content.ship" />
      </ButtonLink>
    </BrandHead>
  );
}

export default definePage({
  component: StandardExpress,
  head: (context) => serviceHead(content, 'product/express-standard', context),
  load: (context) => loadOwnTariff(context, 'localDelivery'),
  setup: (site) => site.inject(contentSlice),
});
