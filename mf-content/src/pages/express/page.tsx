/** Local delivery, the overview (spec §1 "last-mile local delivery"; routes `product/express` and `express`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import content from '../../../content/express/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { AttemptLine } from './attempt-line.tsx';
import { CourierDay } from './courier-day.tsx';
import css from './page.module.css';
import { TwoWays } from './two-ways.tsx';

const proof = sectionOf(content, 'proof');
const collect = sectionOf(content, 'collect');
const FACTS = ['days', 'attempts', 'cod', 'weight'] as const;

function LocalDelivery() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.rider} />}
        facts={<Promises />}
      >
        <QuoteLink product="localDelivery" />
      </BrandHead>
      <TextSection section={sectionOf(content, 'day')}>
        <CourierDay stops={sectionOf(content, 'day').sections} />
      </TextSection>
      <TwoWays section={sectionOf(content, 'ways')} />
      <TextSection section={sectionOf(content, 'absent')}>
        <AttemptLine />
      </TextSection>
      <Section id={proof.id} ground="soft" title={<Say id={proof.title} />} aside={<Scene src={scenes.handover} className={css.picture} />}>
        <div className={css.slip}>
          <ContentBlocks blocks={proof.blocks} />
        </div>
      </Section>
      <Section id={collect.id} title={<Say id={collect.title} />} aside={<Scene src={scenes.shop} className={css.picture} />}>
        <ContentBlocks blocks={collect.blocks} />
        <ButtonLink to="location-map" className={css.find}>
          <Say id="express.act.points" />
        </ButtonLink>
      </Section>
      <Neighbours pages={['product/warehouse-delivery', 'service/resolve']} />
      <NightCall title={<Say id="express.call.title" />} text={<Say id="express.call.text" />}>
        <QuoteLink kind="primary" product="localDelivery" />
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="express.call.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

const Promises = () => <FactLedger facts={FACTS.map((fact) => toldFact(`express.ledger.${fact}`, { noted: fact !== 'days' }))} />;

export default definePage({
  component: LocalDelivery,
  head: (context) => serviceHead(content, 'product/express', context),
  setup: (site) => site.inject(contentSlice),
});
