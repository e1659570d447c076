/** International express for companies (spec §1 "international express"; route `service/business-express`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, FactLedger, icons, PageHead } from '@amberlane/ui';
import content from '../../../content/business-express/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { IconColumns } from '../../icon-columns/icon-columns.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { InvoiceSlip } from './invoice-slip.tsx';
import { StampPicture } from './stamp-picture.tsx';

const kinds = sectionOf(content, 'kinds');
const invoice = sectionOf(content, 'invoice');
const duty = sectionOf(content, 'duty');
const proof = sectionOf(content, 'proof');
const FACTS = ['days', 'weight', 'insurance', 'answer'] as const;

function BusinessExpress() {
  return (
    <>
      <PageHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<StampPicture />}
        facts={<FactLedger facts={FACTS.map((fact) => toldFact(`business-express.ledger.${fact}`))} />}
      >
        <QuoteLink product="specialLine" kind="primary" />
        <ButtonLink to="service/contact-us">
          <Say id="business-express.act.contact" />
        </ButtonLink>
        <ButtonLink href="#invoice">
          <Say id="business-express.act.invoice" />
        </ButtonLink>
      </PageHead>
      <TextSection section={kinds}>
        <IconColumns sections={kinds.sections} icons={{ documents: icons.doc, samples: icons.search, consignments: icons.parcel }} />
      </TextSection>
      <TextSection section={invoice} ground="soft">
        <InvoiceSlip>
          <RuledRows sections={invoice.sections} />
        </InvoiceSlip>
      </TextSection>
      <TextSection section={duty}>
        <RuledRows sections={duty.sections} />
      </TextSection>
      <TextSection section={proof} ground="soft">
        <NumberedSteps
          steps={proof.sections.map(({ id, title, blocks }) => ({
            id,
            title: <Say id={title} />,
            text: paragraphsOf(blocks).map((paragraph) => <Say key={paragraph.id} {...paragraph} />),
          }))}
        />
      </TextSection>
      <Neighbours pages={['product/intl-straight-special', 'business-customer', 'service/industry']} />
      <NightCall title={<Say id="business-express.call.title" />} text={<Say id="business-express.call.text" />}>
        <QuoteLink kind="primary" product="specialLine" />
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="business-express.call.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: BusinessExpress,
  head: (context) => serviceHead(content, 'service/business-express', context),
  setup: (site) => site.inject(contentSlice),
});
