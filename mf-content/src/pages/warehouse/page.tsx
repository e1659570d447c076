/** Overseas warehouse, the overview (spec §1; routes `product/warehouse` and `warehouse`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import content from '../../../content/warehouse/en.md';
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
import { StartingPoints } from './starting-points.tsx';
import { Questions } from './questions.tsx';
import { Stages } from './stages.tsx';
import css from './page.module.css';

const compare = sectionOf(content, 'compare');
const choice = sectionOf(content, 'choice');
const questions = sectionOf(content, 'questions');
const FACTS = ['inbound', 'handling', 'local'] as const;

function Warehouse() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={drawings.rack} />}
        facts={<FactLedger facts={FACTS.map((fact) => toldFact(`warehouse.ledger.${fact}`))} />}
      >
        <QuoteLink />
        <ButtonLink to="service/contact-us">
          <Say id="warehouse.call.space" />
        </ButtonLink>
        <ButtonLink to="product/warehouse-head">
          <Say id="warehouse.call.way" />
        </ButtonLink>
      </BrandHead>
      <Section id={compare.id} title={<Say id={compare.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={compare.blocks} caption={<Say id={compare.title} />} parts={{ scale: StartingPoints }} />
        </div>
      </Section>
      <Stages />
      <Section id={choice.id} title={<Say id={choice.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={choice.blocks} caption={<Say id={choice.title} />} />
        </div>
      </Section>
      <Section id={questions.id} ground="soft" title={<Say id={questions.title} />}>
        <Questions />
      </Section>
      <Neighbours pages={['product/warehouse-head', 'product/warehouse-delivery', 'product/warehouse-promise', 'service/oversea-store']} />
      <NightCall title={<Say id="warehouse.end.title" />} text={<Say id="warehouse.end.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="warehouse.end.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/access">
          <Say id="warehouse.end.access" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: Warehouse,
  head: (context) => serviceHead(content, 'product/warehouse', context),
  setup: (site) => site.inject(contentSlice),
});
