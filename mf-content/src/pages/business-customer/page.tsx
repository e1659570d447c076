/** Business customers (spec §2 `business-customer`): what changes with volume and with a contract, the form, what follows it. */
import content from '../../../content/business-customer/en.md';
import { definePage, FormattedMessage, Slot, type PageContext } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, sectionOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { loadOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { usePriceFact } from '../../lane-prices/price-fact.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { BelowLowHead, Section } from '../../section/section.tsx';
import { VolumeOptions } from './volume-options.tsx';
import compared from '../../content/compared.module.css';

const volume = sectionOf(content, 'volume');
const compare = sectionOf(content, 'compare');
const start = sectionOf(content, 'start');
/** Section with the form, which another squad fills in. */
const ENQUIRY = 'enquiry';
const told = (fact: 'reach' | 'weight' | 'volume' | 'answer') => ({
  term: <Say id={`business-customer.ledger.${fact}`} />,
  value: <Say id={`business-customer.ledger.${fact}Value`} />,
  ...(fact !== 'weight' && { note: <Say id={`business-customer.ledger.${fact}Note`} /> }),
});
/** Weight of the list price that a contract begins from. */
const TOLD_KG = 10;

function BusinessCustomer() {
  return (
    <>
      <BrandHead
        title={<Say id="business-customer.headline" />}
        lead={<Say id="business-customer.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="business-customer.title" />} />}
        art={<Drawing of={drawings.truck} />}
        facts={<Facts />}
        low
      >
        <ButtonLink kind="ink" href={`#${ENQUIRY}`}>
          <Say id="business-customer.enquiry.title" />
        </ButtonLink>
        <ButtonLink to="service/contact-us">
          <Say id="business-customer.act.contact" />
        </ButtonLink>
      </BrandHead>
      <BelowLowHead>
        <VolumeOptions section={volume} enquiry={ENQUIRY} />
        <Section id={compare.id} ground="soft" title={<Say id={compare.title} />} lead={<Lead of={compare} />}>
          <div className={compared.last}>
            <ContentBlocks blocks={compare.blocks.slice(1)} caption={<Say id={compare.title} />} />
          </div>
        </Section>
        <Section id={start.id} title={<Say id={start.title} />}>
          <NumberedSteps steps={start.sections.map((step) => ({ id: step.id, title: <Say id={step.title} />, text: <Lead of={step} /> }))} />
        </Section>
        <Section id={ENQUIRY} ground="soft" title={<Say id="business-customer.enquiry.title" />} lead={<Say id="business-customer.enquiry.lead" />}>
          <Slot name="enterprise-form">
            <ButtonLink to="service/contact-us">
              <Say id="business-customer.act.contact" />
            </ButtonLink>
          </Slot>
        </Section>
        <Neighbours pages={['service/business-express', 'product/warehouse', 'service/resolve']} />
      </BelowLowHead>
    </>
  );
}

function Lead({ of }: { of: ContentSection }) {
  const lead = leadOf(of);
  return lead ? <Say {...lead} /> : null;
}

/** Where the list price to the reader's country is known, it stands in the place of the heaviest shipment. */
function Facts() {
  const [known] = usePriceFact('specialLine', TOLD_KG);
  const price = known ? { ...known, term: <Say id="business-customer.ledger.price" values={{ kilograms: TOLD_KG }} /> } : told('weight');
  return <FactLedger facts={[told('reach'), price, told('volume'), told('answer')]} />;
}

/** Nothing arrives in China. */
const loadPrice = (context: PageContext): Promise<void> => (context.market.country === 'CN' ? Promise.resolve() : loadOwnTariff(context, 'specialLine'));

const HEAD = { title: 'business-customer.title', description: 'business-customer.description' };

export default definePage({ component: BusinessCustomer, head: (context) => contentHead(HEAD, context), load: loadPrice, setup: (site) => site.inject(contentSlice) });
