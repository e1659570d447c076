/** How to send a parcel (spec §2 `send-parcel`; no menu leads here): from the table to the consignee's door. */
import content from '../../../content/send-parcel/en.md';
import { definePage, FormattedMessage } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, PageHead } from '@amberlane/ui';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, sectionOf, type ContentSection, type ContentText } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { NumberedSteps } from '../../numbered-steps/numbered-steps.tsx';
import { Section } from '../../section/section.tsx';
import { YesNo } from '../../accepted-goods/accepted-goods.tsx';
import { LabelCard } from './label-card.tsx';
import { PACKING } from './packing-drawings.ts';
import { Pictured } from './pictured.tsx';

const limits = sectionOf(content, 'limits');
const goods = sectionOf(content, 'goods');
const then = sectionOf(content, 'then');

function SendParcel() {
  return (
    <>
      <PageHead
        title={<Say id="send-parcel.headline" />}
        lead={<Say id="send-parcel.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="send-parcel.title" />} />}
        art={<Drawing of={drawings.scale} />}
        facts={<Limits />}
      />
      <Pictured kind="steps" section={sectionOf(content, 'pack')} pictures={PACKING} />
      <LabelCard section={sectionOf(content, 'label')} />
      <Section id={limits.id} title={<Say id={limits.title} />} lead={<Lead of={limits} />}>
        <ContentBlocks blocks={limits.blocks.slice(1)} caption={<Say id={limits.title} />} />
      </Section>
      <Goods />
      <Pictured kind="ways" section={sectionOf(content, 'hand')} pictures={{ bring: drawings.scale, collect: drawings.truck }} />
      <Section id={then.id} ground="soft" title={<Say id={then.title} />}>
        <NumberedSteps
          steps={then.sections.map((step) => ({ id: step.id, title: <Say id={step.title} />, text: <Lead of={step} /> }))}
        />
      </Section>
      <NightCall title={<Say id="send-parcel.call.title" />} text={<Say id="send-parcel.call.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="send-parcel.act.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/help#sending">
          <Say id="send-parcel.act.help" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

function Lead({ of }: { of: ContentSection }) {
  const lead = leadOf(of);
  return lead ? <Say {...lead} /> : null;
}

const itemsOf = (id: string): readonly ContentText[] => sectionOf(content, id).blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

function Goods() {
  return (
    <Section id={goods.id} ground="soft" title={<Say id={goods.title} />} lead={<Lead of={goods} />}>
      <YesNo
        yesTitle={<Say id={sectionOf(content, 'yes').title} />}
        yes={itemsOf('yes')}
        noTitle={<Say id={sectionOf(content, 'no').title} />}
        no={itemsOf('no')}
      />
    </Section>
  );
}

function Limits() {
  return (
    <FactLedger
      facts={[
        { term: <Say id="send-parcel.ledger.weight" />, value: <Say id="send-parcel.ledger.weightValue" />, note: <Say id="send-parcel.ledger.weightNote" /> },
        { term: <Say id="send-parcel.ledger.side" />, value: <Say id="send-parcel.ledger.sideValue" /> },
        { term: <Say id="send-parcel.ledger.face" />, value: <Say id="send-parcel.ledger.faceValue" />, note: <Say id="send-parcel.ledger.faceNote" /> },
        { term: <Say id="send-parcel.ledger.volume" />, value: <Say id="send-parcel.ledger.volumeValue" />, note: <Say id="send-parcel.ledger.volumeNote" /> },
      ]}
    />
  );
}

const HEAD = { title: 'send-parcel.title', description: 'send-parcel.description' };

export default definePage({ component: SendParcel, head: (context) => contentHead(HEAD, context), setup: (site) => site.inject(contentSlice) });
