/** The first leg as a service for sellers: consolidation, labels, papers (spec §1 "air and sea freight", "customs clearance"; route `service/first-delivery`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, PageHead } from '@amberlane/ui';
import content from '../../../content/first-delivery/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { HubScene } from './hub-scene.tsx';
import { Told } from './told.tsx';
import css from './page.module.css';

const hub = sectionOf(content, 'hub');
const ways = sectionOf(content, 'ways');
const papers = sectionOf(content, 'papers');

function FirstDelivery() {
  return (
    <>
      <PageHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.crane} />}
      >
        <QuoteLink kind="primary" />
        <ButtonLink to="service/contact-us">
          <Say id="first-delivery.call.plan" />
        </ButtonLink>
        <ButtonLink to="product/warehouse-head">
          <Say id="first-delivery.call.way" />
        </ButtonLink>
      </PageHead>
      <Section id={hub.id} title={<Say id={hub.title} />}>
        <div className={css.hub}>
          <ContentBlocks blocks={hub.blocks} parts={{ hub: HubScene }} />
        </div>
        <NumberedSteps steps={hub.sections.map(({ id, title, blocks }) => ({ id, title: <Say id={title} />, text: paragraphsOf(blocks).map((text) => <Say key={text.id} {...text} />) }))} />
      </Section>
      <Section id={ways.id} ground="soft" title={<Say id={ways.title} />}>
        <ContentBlocks blocks={ways.blocks} caption={<Say id={ways.title} />} />
      </Section>
      <Section id={papers.id} title={<Say id={papers.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={papers.blocks} caption={<Say id={papers.title} />} />
        </div>
      </Section>
      <Told />
      <Neighbours pages={['product/warehouse-head', 'service/oversea-store', 'service/resolve', 'service/help']} />
      <NightCall title={<Say id="first-delivery.end.title" />} text={<Say id="first-delivery.end.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="first-delivery.end.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/oversea-store">
          <Say id="first-delivery.end.store" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: FirstDelivery,
  head: (context) => serviceHead(content, 'service/first-delivery', context),
  setup: (site) => site.inject(contentSlice),
});
