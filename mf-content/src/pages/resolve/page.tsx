/** All services as building blocks (spec §1 "Services described"; routes `service/resolve` and `resolve`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings } from '@amberlane/ui';
import content from '../../../content/resolve/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { Cases } from './cases.tsx';
import { Chain } from './chain.tsx';
import { LinkBlock } from './link-block.tsx';

const links = sectionOf(content, 'links');
const hand = sectionOf(content, 'hand');

function WholeChain() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.crane} />}
      >
        <QuoteLink />
        <ButtonLink to="service/contact-us">
          <Say id="resolve.act.contact" />
        </ButtonLink>
        <ButtonLink href={`#${links.id}`}>
          <Say id="resolve.act.blocks" />
        </ButtonLink>
      </BrandHead>
      <Section id="chain" title={<Say id="resolve.chain.title" />} lead={<Say id="resolve.chain.lead" />}>
        <Chain />
      </Section>
      <Section id={links.id} ground="soft" title={<Say id={links.title} />}>
        {links.sections.map((section) => (
          <LinkBlock key={section.id} section={section} />
        ))}
      </Section>
      <Section id="cases" title={<Say id="resolve.cases.title" />} lead={<Say id="resolve.cases.lead" />}>
        <Cases />
      </Section>
      <Section id={hand.id} ground="soft" title={<Say id={hand.title} />}>
        <ContentBlocks blocks={hand.blocks} />
      </Section>
      <Neighbours pages={['service/industry', 'product/intl-straight', 'product/warehouse', 'business-customer']} />
      <NightCall title={<Say id="resolve.call.title" />} text={<Say id="resolve.call.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="resolve.call.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/access">
          <Say id="resolve.call.access" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: WholeChain,
  head: (context) => serviceHead(content, 'service/resolve', context),
  setup: (site) => site.inject(contentSlice),
});
