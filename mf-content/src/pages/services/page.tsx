/** All services side by side: days on one scale, the price of 1 kg where it is known, each leading to its page. */
import { transitSpan } from '@amberlane/contract/domain';
import { definePage, FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, Money, PageHead, TextLink } from '@amberlane/ui';
import { Scene, SERVICE_PICTURES } from '@amberlane/ui/pictures';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { DurationScale } from '../../duration/duration-scale.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { loadLanePrices, useLanePrices } from '../../lane-prices/lane-prices-api.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { keyOf } from '../../related-pages/related-page-list.ts';
import { Section } from '../../section/section.tsx';
import { SERVICE_GROUPS } from './service-groups.ts';
import css from './page.module.css';

const HEAD = { title: 'services.title', description: 'services.description' };

function Services() {
  const asOf = useSelector(selectAsOf);
  const { country } = useMarket();
  const price = useLanePrices().find((lane) => lane.country === country);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="services.headline" />}
        lead={<FormattedMessage id="services.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="services.title" />} />}
        art={<Drawing of={drawings.plane} />}
      >
        <QuoteLink kind="primary" />
      </PageHead>
      {SERVICE_GROUPS.map(({ id, scene, services }, index) => (
        <Section
          key={id}
          id={id}
          ground={index % 2 === 1 ? 'soft' : 'plain'}
          title={<FormattedMessage id={`services.${id}`} />}
          lead={<FormattedMessage id={`services.${id}Text`} />}
        >
          <div className={css.group}>
            <Scene src={scene} className={css.scene} first={index === 0} />
            <DurationScale
              rows={services.map(({ page, picture, overview, transit }) => ({
                id: page,
                picture: SERVICE_PICTURES[picture],
                ...(transit && transitSpan(transit, asOf)),
                name: (
                  <h3 className={css.name}>
                    <TextLink to={page}>
                      <FormattedMessage id={overview ? `services.${id}About` : `neighbours.${keyOf(page)}.name`} />
                    </TextLink>
                  </h3>
                ),
                text: (
                  <>
                    <FormattedMessage id={`neighbours.${keyOf(page)}.text`} />
                    {price && page === 'product/intl-straight-small' ? (
                      <b className={css.price}>
                        <FormattedMessage id="services.from" values={{ price: <Money key="price" of={{ amount: price.fen, currency: 'CNY' }} /> }} />
                      </b>
                    ) : null}
                  </>
                ),
              }))}
            />
          </div>
        </Section>
      ))}
      <NightCall title={<FormattedMessage id="services.call" />} text={<FormattedMessage id="services.callText" />}>
        <QuoteLink kind="primary" />
        <ButtonLink kind="night" to="service/contact-us">
          <FormattedMessage id="services.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

export default definePage({
  component: Services,
  head: (context) => contentHead(HEAD, context),
  load: loadLanePrices,
  setup: (site) => site.inject(contentSlice),
});
