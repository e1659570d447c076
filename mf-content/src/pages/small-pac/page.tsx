/** Small parcels told to a marketplace seller (spec §1 "small e-commerce parcel"; route `service/small-pac`). */
import { definePage } from '@amberlane/core';
import { ButtonLink, icons, PageHead } from '@amberlane/ui';
import content from '../../../content/small-pac/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { IconColumns } from '../../icon-columns/icon-columns.tsx';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { DayRelay } from './day-relay.tsx';
import { ParcelEnds } from './parcel-ends.tsx';
import { PayoutSlip } from './payout-slip.tsx';
import { RoundPicture } from './round-picture.tsx';

const day = sectionOf(content, 'day');
const connect = sectionOf(content, 'connect');

function SmallPac() {
  return (
    <>
      <PageHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<RoundPicture />}
      >
        <QuoteLink product="smallParcel" kind="primary" />
        <ButtonLink to="service/access">
          <Say id="small-pac.act.connect" />
        </ButtonLink>
        <ButtonLink to="product/intl-straight-small">
          <Say id="small-pac.act.product" />
        </ButtonLink>
      </PageHead>
      <TextSection section={day}>
        <DayRelay sections={day.sections} />
      </TextSection>
      <TextSection section={sectionOf(content, 'payout')} ground="soft">
        <PayoutSlip />
      </TextSection>
      <TextSection section={connect}>
        <IconColumns sections={connect.sections} icons={{ list: icons.doc, shop: icons.shop, api: icons.code }} />
      </TextSection>
      <TextSection section={sectionOf(content, 'untaken')} ground="soft">
        <ParcelEnds />
      </TextSection>
      <Neighbours pages={['product/intl-straight-small', 'service/oversea-store', 'service/help']} />
      <NightCall title={<Say id="small-pac.call.title" />} text={<Say id="small-pac.call.text" />}>
        <ButtonLink kind="primary" to="service/contact-us">
          <Say id="small-pac.call.contact" />
        </ButtonLink>
        <ButtonLink kind="night" to="service/access">
          <Say id="small-pac.call.access" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: SmallPac,
  head: (context) => serviceHead(content, 'service/small-pac', context),
  setup: (site) => site.inject(contentSlice),
});
