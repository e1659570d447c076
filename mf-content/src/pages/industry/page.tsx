/** Advice by kind of goods (spec §9 surcharges, batteries, taxes; route `service/industry`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, PageHead } from '@amberlane/ui';
import content from '../../../content/industry/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { HomeTrail } from '../../head/home-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { CustomsLimits } from './customs-limits.tsx';
import { GoodsSurcharges, SurchargesLead } from './goods-surcharges.tsx';
import { Shelf } from './shelf.tsx';
import { ShelfIndex } from './shelf-index.tsx';

const shelves = sectionOf(content, 'shelves');

function Industries() {
  return (
    <>
      <PageHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<HomeTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.rack} />}
      />
      <ShelfIndex sections={shelves.sections} />
      <Section id={shelves.id} title={<Say id={shelves.title} />}>
        {shelves.sections.map((section) => (
          <Shelf key={section.id} section={section} />
        ))}
      </Section>
      <Section id="fees" ground="soft" title={<Say id="industry.fees.title" />} lead={<SurchargesLead />}>
        <GoodsSurcharges />
      </Section>
      <Section id="customs" title={<Say id="industry.customs.title" />} lead={<Say id="industry.customs.lead" />}>
        <CustomsLimits />
      </Section>
      <Neighbours pages={['product/intl-straight-special', 'product/intl-straight-small', 'product/warehouse', 'service/resolve']} />
      <NightCall title={<Say id="industry.call.title" />} text={<Say id="industry.call.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="industry.call.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/help#goods">
          <Say id="industry.call.help" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: Industries,
  head: (context) => serviceHead(content, 'service/industry', context),
  setup: (site) => site.inject(contentSlice),
});
