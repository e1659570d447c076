/** The overseas warehouse told to the owner of an online shop (spec §1 "overseas warehouse", "access plan"; route `service/oversea-store`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, icons } from '@amberlane/ui';
import content from '../../../content/oversea-store/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { IconColumns } from '../../icon-columns/icon-columns.tsx';
import { loadLanePrices } from '../../lane-prices/lane-prices-api.ts';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { OFFER } from '../../warehouse/offer.ts';
import { OrderCost } from './order-cost.tsx';
import { StorageCountries } from './storage-countries.tsx';
import css from './page.module.css';

const how = sectionOf(content, 'how');
const cost = sectionOf(content, 'cost');
const countries = sectionOf(content, 'countries');
const connect = sectionOf(content, 'connect');
const stock = sectionOf(content, 'stock');
const FACTS = ['inbound', 'order', 'cash', 'payout'] as const;

function OverseaStore() {
  return (
    <DenseOnPhones>
      <Head />
      <TextSection section={how}>
        <NumberedSteps
          steps={how.sections.map(({ id, title, blocks }) => ({
            id,
            title: <Say id={title} />,
            text: paragraphsOf(blocks).map((text) => <Say key={text.id} {...text} />),
          }))}
        />
      </TextSection>
      <Section id={cost.id} ground="soft" title={<Say id={cost.title} />}>
        <ContentBlocks blocks={cost.blocks} parts={{ cost: OrderCost }} />
      </Section>
      <TextSection section={countries}>
        <div className={css.blocks}>
          <ContentBlocks blocks={countries.blocks.slice(1)} parts={{ rack: StorageCountries }} />
        </div>
      </TextSection>
      <TextSection section={connect} ground="soft">
        <IconColumns sections={connect.sections} icons={{ platform: icons.shop, api: icons.code, file: icons.doc }} />
      </TextSection>
      <Section id={stock.id} title={<Say id={stock.title} />} beside>
        <RuledRows sections={stock.sections} />
      </Section>
      <Neighbours pages={['product/warehouse', 'service/access', 'product/warehouse-promise', 'business-customer']} />
      <NightCall title={<Say id="oversea-store.end.title" />} text={<Say id="oversea-store.end.text" />}>
        <ButtonLink kind="primary" to={OFFER}>
          <Say id="oversea-store.call.offer" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="oversea-store.end.contact" />
        </ButtonLink>
      </NightCall>
    </DenseOnPhones>
  );
}

const Head = () => (
  <BrandHead
    title={<Say id={content.head.headline} />}
    lead={<Say id={content.head.lead} />}
    breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
    art={<Drawing of={drawings.warehouse} />}
    facts={<FactLedger facts={FACTS.map((fact) => toldFact(`oversea-store.fact.${fact}`, { values: LOCAL_AMOUNTS }))} />}
  >
    <ButtonLink kind="ink" to={OFFER}>
      <Say id="oversea-store.call.offer" />
    </ButtonLink>
    <ButtonLink to="service/access">
      <Say id="oversea-store.call.connect" />
    </ButtonLink>
  </BrandHead>
);

export default definePage({
  component: OverseaStore,
  head: (context) => serviceHead(content, 'service/oversea-store', context),
  load: (context) => loadLanePrices(context, 'localDelivery'),
  setup: (site) => site.inject(contentSlice),
});
