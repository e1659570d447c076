/** What is promised for goods in the warehouse (spec §4 "failed delivery", §9 "compensation"; routes `product/warehouse-promise` and `warehouse-promise`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings } from '@amberlane/ui';
import content from '../../../content/warehouse-promise/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { WarehouseTrail } from '../../warehouse/warehouse-trail.tsx';
import { Promises } from './promises.tsx';
import { TenDays } from './ten-days.tsx';
import css from './page.module.css';

const promises = sectionOf(content, 'promises');
const tenDays = sectionOf(content, 'ten-days');
const limits = sectionOf(content, 'limits');
const claim = sectionOf(content, 'claim');

function WarehousePromise() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<WarehouseTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.clipboard} />}
      >
        <QuoteLink />
        <ButtonLink href="#claim">
          <Say id="warehouse-promise.call.claim" />
        </ButtonLink>
        <ButtonLink to="service/support">
          <Say id="warehouse-promise.call.support" />
        </ButtonLink>
      </BrandHead>
      <Section id={promises.id} title={<Say id={promises.title} />}>
        <Promises />
      </Section>
      <Section id={tenDays.id} ground="soft" title={<Say id={tenDays.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={tenDays.blocks} parts={{ 'ten-days': TenDays }} />
        </div>
      </Section>
      <Section id={limits.id} title={<Say id={limits.title} />}>
        <div className={css.columns}>
          <ContentBlocks blocks={limits.blocks} />
        </div>
      </Section>
      <Section id={claim.id} ground="soft" title={<Say id={claim.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={claim.blocks} />
        </div>
      </Section>
      <Neighbours pages={['product/warehouse', 'product/warehouse-delivery', 'service/oversea-store', 'terms-of-use']} />
      <NightCall title={<Say id="warehouse-promise.end.title" />} text={<Say id="warehouse-promise.end.text" />}>
        <ButtonLink kind="primary" to="service/support">
          <Say id="warehouse-promise.end.support" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/help#warehouses">
          <Say id="warehouse-promise.end.rules" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: WarehousePromise,
  head: (context) => serviceHead(content, 'product/warehouse-promise', context),
  setup: (site) => site.inject(contentSlice),
});
