/** The overseas warehouse told to the owner of an online shop (spec §1 "overseas warehouse", "access plan"; route `service/oversea-store`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, PageHead, Tile } from '@amberlane/ui';
import content from '../../../content/oversea-store/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { HomeTrail } from '../../head/home-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { CountryRack } from './country-rack.tsx';
import { MonthBill } from './month-bill.tsx';
import { Reorder } from './reorder.tsx';
import css from './page.module.css';

const countries = sectionOf(content, 'countries');
const connect = sectionOf(content, 'connect');
const month = sectionOf(content, 'month');
const returns = sectionOf(content, 'returns');

function OverseaStore() {
  return (
    <>
      <PageHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<HomeTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.shop} />}
      >
        <QuoteLink kind="primary" />
        <ButtonLink to="service/access">
          <Say id="oversea-store.call.connect" />
        </ButtonLink>
        <ButtonLink href="#month">
          <Say id="oversea-store.call.month" />
        </ButtonLink>
      </PageHead>
      <Section id={countries.id} title={<Say id={countries.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={countries.blocks} parts={{ rack: CountryRack }} />
        </div>
      </Section>
      <Section id={connect.id} ground="soft" title={<Say id={connect.title} />}>
        <NumberedSteps
          steps={connect.sections.map(({ id, title, blocks }) => ({
            id,
            title: <Say id={title} />,
            text: paragraphsOf(blocks).map((text) => <Say key={text.id} {...text} />),
          }))}
        />
      </Section>
      <Reorder />
      <Section id={month.id} ground="soft" title={<Say id={month.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={month.blocks} parts={{ month: MonthBill }} />
        </div>
      </Section>
      <Section id={returns.id} title={<Say id={returns.title} />} aside={<Shelf />}>
        <ContentBlocks blocks={returns.blocks} />
      </Section>
      <Neighbours pages={['product/warehouse', 'service/access', 'product/warehouse-promise', 'business-customer']} />
      <NightCall title={<Say id="oversea-store.end.title" />} text={<Say id="oversea-store.end.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="oversea-store.end.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/access">
          <Say id="oversea-store.end.access" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

const Shelf = () => (
  <div className={css.tile}>
    <Tile of={drawings.rack} />
  </div>
);

export default definePage({
  component: OverseaStore,
  head: (context) => serviceHead(content, 'service/oversea-store', context),
  setup: (site) => site.inject(contentSlice),
});
