/** Part-load freight (spec §1 "less-than-truckload freight", §9 weights; routes `product/express-large` and `express-large`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import content from '../../../content/express-large/en.md';
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
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { GoodsVerdict } from '../../accepted-goods/goods-verdict.tsx';
import { LoadWeights } from './load-weights.tsx';
import { LoadingDock } from './loading-dock.tsx';
import css from './page.module.css';
import { WeightRuler } from './weight-ruler.tsx';

const where = sectionOf(content, 'where');
const weight = sectionOf(content, 'weight');
const handling = sectionOf(content, 'handling');
const goods = sectionOf(content, 'goods');
const FACTS = ['days', 'weight', 'pieces', 'divisor'] as const;

function PartLoadFreight() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.truck} />}
        facts={<Figures />}
      >
        <QuoteLink product="localDelivery" />
        <ButtonLink to="service/contact-us">
          <Say id="express-large.act.contact" />
        </ButtonLink>
        <ButtonLink to="product/express-standard">
          <Say id="express-large.act.standard" />
        </ButtonLink>
      </BrandHead>
      <TextSection section={where}>
        <WeightRuler />
        <div className={css.below}>
          <ContentBlocks blocks={where.blocks.slice(1)} />
        </div>
      </TextSection>
      <TextSection section={weight} ground="soft">
        <LoadWeights />
        <div className={css.below}>
          <ContentBlocks blocks={weight.blocks.slice(1)} />
        </div>
      </TextSection>
      <Section id={handling.id} title={<Say id={handling.title} />}>
        <LoadingDock />
        <NumberedSteps
          steps={handling.sections.map(({ id, title, blocks }) => ({ id, title: <Say id={title} />, text: blocks.map((block) => (block.kind === 'paragraph' ? <Say key={block.text.id} {...block.text} /> : null)) }))}
        />
      </Section>
      <TextSection section={sectionOf(content, 'remote')} ground="soft">
        <DeliveryReach textOf={(line) => `express-large.days.${line}`} />
      </TextSection>
      <Section id={goods.id} title={<Say id={goods.title} />}>
        <GoodsVerdict section={goods} />
      </Section>
      <Neighbours pages={['product/express-standard', 'product/express', 'product/intl-straight-special', 'business-customer']} />
      <NightCall title={<Say id="express-large.call.title" />} text={<Say id="express-large.call.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="express-large.call.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/resolve">
          <Say id="express-large.call.chain" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

const Figures = () => <FactLedger facts={FACTS.map((fact) => toldFact(`express-large.ledger.${fact}`, { noted: fact === 'divisor' }))} />;

export default definePage({
  component: PartLoadFreight,
  head: (context) => serviceHead(content, 'product/express-large', context),
  setup: (site) => site.inject(contentSlice),
});
