/** About us (spec §1 "company vision and overview"; routes `business/about-us` and `about-us`). */
import { COUNTRIES, LOCALES, LOCALE_FACTS } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, useIntl, useMarket, type PageContext, type PageHead } from '@amberlane/core';
import { Drawing, drawings, FactLedger, TextLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import content from '../../../content/about/en.md';
import { contentSlice } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { Photographed } from '../../photographs/photographed.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { RuledRows } from '../../ruled-rows/ruled-rows.tsx';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { Section } from '../../section/section.tsx';
import { loadContacts } from '../../support-contacts/contact-api.ts';
import { CompanyContact, CompanyRecords } from './company-details.tsx';
import { HUBS, Hubs } from './hubs.tsx';
import { citiesOf, loadNetwork, useCityNames, useNetwork } from './network-api.ts';
import css from './page.module.css';

const company = sectionOf(content, 'company');

function AboutUs() {
  return (
    <DenseOnPhones>
      <BrandHead
        title={<FormattedMessage id="about.headline" values={{ brand: BRAND.name }} />}
        lead={<FormattedMessage id="about.lead" values={{ founded: BRAND.founded }} />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="about.title" />} />}
        art={<Drawing of={drawings.plane} />}
        facts={<Figures />}
      />
      <Vision />
      <Hubs />
      <Section id={company.id} title={<Say id={company.title} />} aside={<Side />}>
        <CompanyFacts />
      </Section>
      <Neighbours pages={['business/recruit', 'business/join-us', 'article-list']} />
    </DenseOnPhones>
  );
}

function Vision() {
  const city = useMainCity();
  return (
    <Section id="vision" title={<FormattedMessage id="about.vision.title" />} lead={<FormattedMessage id="about.vision.text" values={{ city: city ?? 'none' }} />} aside={<TeamPicture />}>
      <p className={css.prose}>
        <FormattedMessage id="about.vision.how" />
      </p>
    </Section>
  );
}

/** City of the reader's country with the most sorting centres; null for China, where goods are sent from, and while it is not known. */
function useMainCity(): string | null {
  const { country } = useMarket();
  const names = useCityNames();
  const own = useNetwork()?.hubs.filter((hub) => hub.country === country) ?? [];
  const [main] = citiesOf(own, names).sort((one, other) => other.hubs - one.hubs);
  return country === 'CN' || !main ? null : main.name;
}

const TeamPicture = () => (
  <Photographed place="team">
    <Scene src={scenes.team} className={`${css.scene} ${css.team}`} />
  </Photographed>
);

const Side = () => (
  <div className={css.side}>
    <Photographed place="hub">{null}</Photographed>
    <CompanyContact />
  </div>
);

/** As whom the company is registered and works; the licence that has been applied for is that of Türkiye. */
function CompanyFacts() {
  const { country } = useMarket();
  return (
    <>
      <CompanyRecords />
      <RuledRows sections={company.sections.filter(({ id }) => id !== 'licence' || country === 'TR')} values={LOCAL_AMOUNTS} />
    </>
  );
}

/** Below each figure what it counts, or where to see it. */
const NOTES = {
  countries: <Say id="about.fact.countriesNote" />,
  hubs: (
    <TextLink href={`#${HUBS}`}>
      <Say id="about.fact.hubsNote" />
    </TextLink>
  ),
  points: (
    <TextLink to="location-map">
      <Say id="about.fact.pointsNote" />
    </TextLink>
  ),
  languages: <Languages />,
};

/** Each by its own name. */
function Languages() {
  return useIntl().formatList(
    LOCALES.map((locale) => (
      <bdi key={locale} lang={LOCALE_FACTS[locale].tag}>
        {LOCALE_FACTS[locale].name}
      </bdi>
    )),
  );
}

/** What is counted by the API is left out without an answer. */
function Figures() {
  const intl = useIntl();
  const network = useNetwork();
  const counted = network ? ([['hubs', network.hubs.length], ['points', network.points]] as const) : [];
  const figures = [['countries', COUNTRIES.length], ...counted, ['languages', LOCALES.length]] as const;
  return (
    <FactLedger
      facts={figures.map(([id, value]) => ({
        term: <FormattedMessage id={`about.fact.${id}`} />,
        value: intl.formatNumber(value),
        note: NOTES[id],
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

const loadAbout = (context: PageContext): Promise<unknown> => Promise.all([loadNetwork(context), loadContacts(context)]);

export default definePage({ component: AboutUs, head: aboutHead, load: loadAbout, setup: (site) => site.inject(contentSlice) });
