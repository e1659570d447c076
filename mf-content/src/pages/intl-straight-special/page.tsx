/** International special line (spec §1 "special line", §9 surcharges and taxes; routes `product/intl-straight-special` and `intl-straight-special`). */
import { definePage } from '@amberlane/core';
import { Accordion, ButtonLink, FactLedger } from '@amberlane/ui';
import content from '../../../content/intl-straight-special/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { askedIn } from '../../content/asked.tsx';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { useDutyFact } from '../../facts/duty-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { LineDays } from './line-days.tsx';
import { PiecesPicture } from './pieces.tsx';
import { SparedCountries } from './spared-countries.tsx';
import { SplittingPicture } from './splitting-picture.tsx';
import { WeightSteps } from './weight-steps.tsx';

const pieces = sectionOf(content, 'pieces');
const lane = sectionOf(content, 'lane');
const gateways = sectionOf(content, 'gateways');
const customs = sectionOf(content, 'customs');
const questions = sectionOf(content, 'questions');
const told = (fact: 'days' | 'weight' | 'loss') => toldFact(`intl-straight-special.ledger.${fact}`);

function SpecialLine() {
  return (
    <>
      <Head />
      <TextSection section={pieces} aside={<PiecesPicture />}>
        <ContentBlocks blocks={pieces.blocks.slice(1)} />
      </TextSection>
      <TextSection section={lane} ground="soft">
        <WeightSteps sections={lane.sections} />
      </TextSection>
      <TextSection section={gateways}>
        <ContentBlocks blocks={gateways.blocks.slice(1)} caption={<Say id={gateways.title} />} parts={{ spared: SparedCountries }} />
      </TextSection>
      <TextSection section={customs} ground="soft">
        <ContentBlocks blocks={customs.blocks.slice(1)} caption={<Say id={customs.title} />} />
      </TextSection>
      <TextSection section={sectionOf(content, 'days')}>
        <LineDays />
      </TextSection>
      <Section id={questions.id} ground="soft" title={<Say id={questions.title} />}>
        <Accordion items={askedIn(questions)} />
      </Section>
      <Neighbours pages={['product/intl-straight', 'service/business-express', 'service/industry']} />
      <NightCall title={<Say id="intl-straight-special.call.title" />} text={<Say id="intl-straight-special.call.text" />}>
        <QuoteLink kind="primary" product="specialLine" />
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="intl-straight-special.call.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

function Head() {
  return (
    <BrandHead
      title={<Say id={content.head.headline} />}
      lead={<Say id={content.head.lead} />}
      breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
      art={<SplittingPicture />}
      facts={<FactLedger facts={[told('days'), told('weight'), useDutyFact('either'), told('loss')]} />}
    >
      <QuoteLink product="specialLine" />
      <ButtonLink to="product/intl-straight">
        <Say id="intl-straight-special.act.compare" />
      </ButtonLink>
    </BrandHead>
  );
}

export default definePage({
  component: SpecialLine,
  head: (context) => serviceHead(content, 'product/intl-straight-special', context),
  setup: (site) => site.inject(contentSlice),
});
