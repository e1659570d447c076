/** Standard express (spec §1 "last-mile local delivery", §5 limits, §9 fees; routes `product/express-standard` and `express-standard`). */
import { compensationRule, redeliveryRule } from '@amberlane/contract/domain';
import { definePage, FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, type Fact } from '@amberlane/ui';
import content from '../../../content/express-standard/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { DeliveryReach } from '../../duration/delivery-reach.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { AboutLocal } from '../../lane-prices/about-local.tsx';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { loadOwnTariff, useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { usePriceFact } from '../../lane-prices/price-fact.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { GoodsVerdict } from '../../accepted-goods/goods-verdict.tsx';
import { CollectionFee } from './collection-fee.tsx';
import { FitsTheDoor } from './fits-the-door.tsx';
import { WeightPrices } from './weight-prices.tsx';
import css from './page.module.css';

const size = sectionOf(content, 'size');
const days = sectionOf(content, 'days');
const hand = sectionOf(content, 'hand');
const cod = sectionOf(content, 'cod');
const goods = sectionOf(content, 'goods');
const pack = sectionOf(content, 'pack');
/** Weight of the price that the page begins with. */
const TOLD_KG = 1;
/** Where a parcel within a country begins to be sent. */
const SHIP = 'express/order-entry';

function StandardExpress() {
  return (
    <DenseOnPhones>
      <Head />
      <WeightPrices />
      <Section id={size.id} ground="soft" title={<Say id={size.title} />}>
        <FitsTheDoor>
          <ContentBlocks blocks={size.blocks} />
        </FitsTheDoor>
      </Section>
      <TextSection section={days}>
        <DeliveryReach textOf={(line) => `express-standard.days.${line}`} />
        <div className={css.below}>
          <ContentBlocks blocks={days.blocks.slice(1)} values={LOCAL_AMOUNTS} />
        </div>
      </TextSection>
      <Section id={hand.id} ground="soft" title={<Say id={hand.title} />}>
        <RuledRows sections={hand.sections} />
      </Section>
      <TextSection section={cod} beside>
        <CollectionFee />
        <div className={css.below}>
          <ContentBlocks blocks={cod.blocks.slice(1)} />
        </div>
      </TextSection>
      <Section id={goods.id} ground="soft" title={<Say id={goods.title} />}>
        <GoodsVerdict section={goods} />
      </Section>
      <Section id={pack.id} title={<Say id={pack.title} />} beside>
        <ContentBlocks blocks={pack.blocks} />
      </Section>
      <Neighbours pages={['product/express-large', 'product/express', 'product/intl-straight-small', 'service/help']} />
      <NightCall title={<Say id="express-standard.call.title" />} text={<Say id="express-standard.call.text" />}>
        <QuoteLink kind="primary" product="localDelivery" />
        <ButtonLink kind="night" to={SHIP}>
          <Say id="content.ship" />
        </ButtonLink>
      </NightCall>
    </DenseOnPhones>
  );
}

function Head() {
  const { country } = useMarket();
  const tariff = useOwnTariff('localDelivery');
  const facts = [...usePriceFact('localDelivery', TOLD_KG), ...useRuleFacts()];
  const place = <FormattedMessage key="place" id={`content.country.${country}`} />;
  return (
    <BrandHead
      title={<Say id={content.head.headline} values={{ country, place }} />}
      lead={<Say id={content.head.lead} />}
      breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
      art={<Drawing of={drawings.house} />}
      facts={<FactLedger facts={facts} />}
    >
      <QuoteLink product="localDelivery" destination={tariff?.destination} kilograms={tariff ? TOLD_KG : undefined} />
      <ButtonLink to={SHIP}>
        <Say id="content.ship" />
      </ButtonLink>
    </BrandHead>
  );
}

/** Days, attempts and compensation of the rules; the amounts of the latter in the reader's currency too. */
function useRuleFacts(): readonly Fact[] {
  const day = useSelector(selectAsOf);
  const told = (fact: 'days' | 'attempts' | 'loss') => toldFact(`express-standard.ledger.${fact}`);
  const [attempts, loss] = [told('attempts'), told('loss')];
  const fee = <AboutLocal before={'\u00a0· '} fen={redeliveryRule(day).feeCnyFen} />;
  const limit = <span className={css.local}><AboutLocal fen={compensationRule(day).maxGoodsFen} /></span>;
  return [told('days'), { ...attempts, note: <>{attempts.note}{fee}</> }, { ...loss, note: <>{limit} {loss.note}</> }];
}

export default definePage({
  component: StandardExpress,
  head: (context) => serviceHead(content, 'product/express-standard', context),
  load: (context) => loadOwnTariff(context, 'localDelivery'),
  setup: (site) => site.inject(contentSlice),
});
