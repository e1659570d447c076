/** All services side by side: which one fits, days on one scale, weights, and prices to the reader's country. */
import { definePage, FormattedMessage, type PageContext } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, PageHead } from '@amberlane/ui';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { loadOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { BelowLowHead, Section } from '../../section/section.tsx';
import { ServiceGuide } from './service-guide.tsx';
import { ServiceTable } from './service-table.tsx';

const HEAD = { title: 'services.title', description: 'services.description' };

const Services = () => (
  <DenseOnPhones>
    <PageHead
      low
      title={<FormattedMessage id="services.headline" />}
      lead={<FormattedMessage id="services.lead" />}
      breadcrumb={<HomeTrail here={<FormattedMessage id="content.services" />} />}
      art={<Drawing of={drawings.plane} />}
    />
    <BelowLowHead>
      <Section id="guide" title={<FormattedMessage id="services.pick" />}>
        <ServiceGuide />
      </Section>
      <Section id="compare" ground="soft" title={<FormattedMessage id="services.table" />}>
        <ServiceTable />
      </Section>
    </BelowLowHead>
    <NightCall title={<FormattedMessage id="services.call" />} text={<FormattedMessage id="services.callText" />}>
      <ButtonLink kind="primary" to="service/contact-us">
        <FormattedMessage id="services.contact" />
      </ButtonLink>
    </NightCall>
  </DenseOnPhones>
);

/** Nothing arrives in China, so that there are no prices to tell. */
async function loadTariffs(context: PageContext): Promise<void> {
  if (context.market.country === 'CN') return;
  await Promise.all([loadOwnTariff(context, 'smallParcel'), loadOwnTariff(context, 'specialLine'), loadOwnTariff(context, 'localDelivery')]);
}

export default definePage({
  component: Services,
  head: (context) => contentHead(HEAD, context),
  load: loadTariffs,
  setup: (site) => site.inject(contentSlice),
});
