/** Overseas warehouse, the overview (spec §1; routes `product/warehouse` and `warehouse`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, TextLink } from '@amberlane/ui';
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
import { loadOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { usePriceFact } from '../../lane-prices/price-fact.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { Section } from '../../section/section.tsx';
import { OFFER } from '../../warehouse/offer.ts';
import { ListPrices } from './list-prices.tsx';
import { StartingPoints } from './starting-points.tsx';
import { Questions } from './questions.tsx';
import { Stages } from './stages.tsx';
import { StoredCountries } from './stored-countries.tsx';
import compared from '../../content/compared.module.css';
import css from './page.module.css';

const compare = sectionOf(content, 'compare');
const price = sectionOf(content, 'price');
const choice = sectionOf(content, 'choice');
const questions = sectionOf(content, 'questions');
const FACTS = ['inbound', 'handling', 'local'] as const;
/** Weight of the price of local delivery. */
const TOLD_KG = 1;

function Warehouse() {
  return (
    <DenseOnPhones>
      <Head />
      <Section id={compare.id} title={<Say id={compare.title} />}>
        <div className={css.blocks}>
          <ContentBlocks blocks={compare.blocks} caption={<Say id={compare.title} />} parts={{ scale: StartingPoints }} />
        </div>
      </Section>
      <Stages />
      <Section id={price.id} title={<Say id={price.title} />}>
        <RuledRows sections={price.sections} parts={{ countries: StoredCountries, 'list-prices': ListPrices }} />
      </Section>
      <Section id={choice.id} ground="soft" title={<Say id={choice.title} />}>
        <div className={`${css.blocks} ${css.choice} ${compared.first}`}>
          <ContentBlocks blocks={choice.blocks} caption={<Say id={choice.title} />} />
        </div>
      </Section>
      <Section id={questions.id} title={<Say id={questions.title} />}>
        <Questions />
      </Section>
      <Neighbours pages={['service/oversea-store', 'product/intl-straight']} />
      <NightCall title={<Say id="warehouse.end.title" />} text={<Say id="warehouse.end.text" />}>
        <ButtonLink kind="primary" to={OFFER}>
          <Say id="warehouse.call.offer" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/access">
          <Say id="warehouse.end.access" />
        </ButtonLink>
      </NightCall>
    </DenseOnPhones>
  );
}

function Head() {
  const local = usePriceFact('localDelivery', TOLD_KG).map((fact) => ({ ...fact, term: <Say id="warehouse.ledger.price" values={{ kilograms: TOLD_KG }} /> }));
  return (
    <BrandHead
      title={<Say id={content.head.headline} />}
      lead={<Say id={content.head.lead} />}
      breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
      art={<Drawing of={drawings.rack} />}
      facts={<FactLedger facts={[...FACTS.map((fact) => toldFact(`warehouse.ledger.${fact}`)), ...local]} />}
    >
      <ButtonLink kind="ink" to={OFFER}>
        <Say id="warehouse.call.offer" />
      </ButtonLink>
      <ButtonLink to="product/warehouse-head">
        <Say id="warehouse.call.way" />
      </ButtonLink>
      <TextLink kind="more" to="service/oversea-store">
        <Say id="warehouse.call.shops" />
      </TextLink>
    </BrandHead>
  );
}

export default definePage({
  component: Warehouse,
  head: (context) => serviceHead(content, 'product/warehouse', context),
  load: (context) => loadOwnTariff(context, 'localDelivery'),
  setup: (site) => site.inject(contentSlice),
});
