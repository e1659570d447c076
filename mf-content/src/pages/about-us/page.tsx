/** About us (spec §1 "company vision and overview"; routes `business/about-us` and `about-us`). */
import { RULES } from '@amberlane/contract/domain';
import { COUNTRIES } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl, type PageContext, type PageHead } from '@amberlane/core';
import { ButtonLink, Drawing, drawings, FactLedger, Ltr } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { contentSlice } from '../../content-slice.ts';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { Section } from '../../section/section.tsx';
import { Photographed } from '../../photographs/photographed.tsx';
import { Commitments } from './commitments.tsx';
import { CountryList } from './country-list.tsx';
import { History } from './history.tsx';
import { Hubs } from './hubs.tsx';
import { loadNetwork, useNetwork } from './network-api.ts';
import { ServiceTable } from './service-table.tsx';
import css from './page.module.css';

const BASIS_POINTS = 10_000;

function AboutUs() {
  return (
    <>
      <BrandHead
        title={<FormattedMessage id="about.headline" />}
        lead={<FormattedMessage id="about.lead" values={{ founded: BRAND.founded }} />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="about.title" />} />}
        art={<Drawing of={drawings.warehouse} />}
        facts={<Figures />}
      />
      <Section id="vision" title={<FormattedMessage id="about.vision.title" />} lead={<FormattedMessage id="about.vision.text" />} aside={<TeamPicture />}>
        <p className={css.prose}>
          <FormattedMessage id="about.vision.how" />
        </p>
      </Section>
      <History />
      <Hubs />
      <Section id="services" ground="soft" title={<FormattedMessage id="about.services.title" />} lead={<FormattedMessage id="about.services.lead" />}>
        <ServiceTable />
      </Section>
      <Commitments />
      <CountryList />
      <Section id="contact" ground="soft" title={<FormattedMessage id="about.call.title" />} lead={<FormattedMessage id="about.call.text" />} aside={<Scene src={scenes.desk} className={`${css.scene} ${css.desk}`} />}>
        <div className={css.calls}>
          <ButtonLink kind="primary" to="contact-us">
            <FormattedMessage id="about.call.contact" />
          </ButtonLink>
          <ButtonLink to="access">
            <FormattedMessage id="about.call.access" />
          </ButtonLink>
          <ButtonLink to="franchise-policy">
            <FormattedMessage id="about.call.franchise" />
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

const TeamPicture = () => (
  <Photographed place="team">
    <Scene src={scenes.team} className={css.scene} />
  </Photographed>
);

function Figures() {
  const intl = useIntl();
  const points = useNetwork()?.points ?? 0;
  const { availabilityBasisPoints, pushedPerSecond } = RULES.platform;
  const availability = intl.formatNumber(availabilityBasisPoints / BASIS_POINTS, { style: 'percent', minimumFractionDigits: 2 });
  const figures = [
    { id: 'founded', value: BRAND.founded },
    { id: 'countries', value: COUNTRIES.length },
    { id: 'availability', value: <Ltr>{availability}</Ltr> },
    points > 0 ? { id: 'points', value: intl.formatNumber(points) } : { id: 'push', value: <FormattedMessage id="about.fact.more" values={{ count: pushedPerSecond }} /> },
  ];
  return (
    <FactLedger
      facts={figures.map(({ id, value }) => ({
        term: <FormattedMessage id={`about.fact.${id}`} />,
        value,
        note: <FormattedMessage id={`about.fact.${id}Note`} />,
      }))}
    />
  );
}

function aboutHead(context: PageContext): PageHead {
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${context.origin}/#organization`,
    name: BRAND.name,
    url: `${context.origin}/`,
    foundingDate: BRAND.founded,
    areaServed: [...COUNTRIES],
  };
  return contentHead({ title: 'about.title', description: 'about.description', jsonLd: [organization] }, context);
}

export default definePage({ component: AboutUs, head: aboutHead, load: loadNetwork, setup: (site) => site.inject(contentSlice) });
