/** Small parcel as a product (spec §1 "small e-commerce parcel"; routes `product/intl-straight-small` and `intl-straight-small`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, FactLedger } from '@amberlane/ui';
import content from '../../../content/intl-straight-small/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { useDutyFact } from '../../facts/duty-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { loadOwnTariff, useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { usePriceFact } from '../../lane-prices/price-fact.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { Goods } from './goods.tsx';
import { ParcelDays } from './parcel-days.tsx';
import { PortalPicture } from './portal-picture.tsx';
import { SizeGauge } from './size-gauge.tsx';
import { WeightTable } from './weight-table.tsx';
import css from './page.module.css';

const size = sectionOf(content, 'size');
const stages = sectionOf(content, 'stages');
const told = (fact: 'days' | 'loss') => toldFact(`intl-straight-small.ledger.${fact}`);
/** Weight of the price that the page begins with. */
const TOLD_KG = 1;
const COLLECTION = ['share', 'least', 'most'] as const;

function SmallParcel() {
  return (
    <DenseOnPhones>
      <Head />
      <TextSection section={sectionOf(content, 'ladder')}>
        <WeightTable />
      </TextSection>
      <TextSection section={sectionOf(content, 'days')} ground="soft">
        <ParcelDays />
      </TextSection>
      <TextSection section={sectionOf(content, 'goods')}>
        <Goods />
        <Size />
      </TextSection>
      <TextSection section={stages} ground="soft">
        <NumberedSteps
          steps={stages.sections.map(({ id, title, blocks }) => ({
            id,
            title: <Say id={title} />,
            text: paragraphsOf(blocks).map((paragraph) => <Say key={paragraph.id} {...paragraph} />),
          }))}
        />
      </TextSection>
      <TextSection section={sectionOf(content, 'cod')}>
        <FactLedger facts={COLLECTION.map((fact) => toldFact(`intl-straight-small.cod.${fact}`))} />
      </TextSection>
      <Neighbours pages={['product/intl-straight', 'service/small-pac', 'product/express']} />
      <NightCall title={<Say id="intl-straight-small.call.title" />} text={<Say id="intl-straight-small.call.text" />}>
        <QuoteLink product="smallParcel" kind="primary" />
        <ButtonLink kind="night" to="express/intlorder-entry">
          <Say id="content.ship" />
        </ButtonLink>
      </NightCall>
    </DenseOnPhones>
  );
}

const Size = () => (
  <div id={size.id} className={css.size}>
    <div>
      <h3 className={css.title}>
        <Say id={size.title} />
      </h3>
      <ContentBlocks blocks={size.blocks} />
    </div>
    <div className={css.gauge}>
      <SizeGauge />
    </div>
  </div>
);

function Head() {
  const tariff = useOwnTariff();
  const price = usePriceFact('smallParcel', TOLD_KG);
  const duty = useDutyFact('recipient');
  return (
    <BrandHead
      title={<Say id={content.head.headline} />}
      lead={<Say id={content.head.lead} />}
      breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
      art={<PortalPicture />}
      facts={<FactLedger facts={[...price, told('days'), duty, told('loss')]} />}
    >
      <QuoteLink product="smallParcel" destination={tariff?.destination} kilograms={tariff ? TOLD_KG : undefined} />
      <ButtonLink to="express/intlorder-entry">
        <Say id="content.ship" />
      </ButtonLink>
    </BrandHead>
  );
}

export default definePage({
  component: SmallParcel,
  head: (context) => serviceHead(content, 'product/intl-straight-small', context),
  load: (context) => loadOwnTariff(context),
  setup: (site) => site.inject(contentSlice),
});
