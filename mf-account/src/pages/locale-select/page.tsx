/** The choice of country and language as a page of its own (spec §2), for links, and for readers without JavaScript. */
import { languageTag, LOCALE_FACTS, localesOf, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, Icon, icons, PageHead, Wrap } from '@amberlane/ui';
import { choiceHref, pathBack } from './market-target.ts';
import css from './locale-select.module.css';

/** Countries that lie near each other. */
const REGIONS: readonly { readonly id: string; readonly countries: readonly Country[] }[] = [
  { id: 'locale-select.africa', countries: ['EG', 'GH', 'KE', 'MA', 'NG', 'UG'] },
  { id: 'locale-select.middleEast', countries: ['AE', 'SA', 'TR'] },
  { id: 'locale-select.asia', countries: ['CN', 'PK'] },
];

function LocaleSelect() {
  const intl = useIntl();
  const here = useMarket();
  const title = <FormattedMessage id="locale-select.title" />;
  const trail = [{ to: '', title: <FormattedMessage id="desk.home" /> }];
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="locale-select.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'desk.trail' })} trail={trail} here={title} />}
        art={<Drawing of={drawings.plane} />}
      />
      <Wrap className={css.page}>
        <p className={css.here}>
          <FormattedMessage
            id="locale-select.here"
            values={{
              country: <FormattedMessage key="country" id={`shell.country.${here.country}`} />,
              language: <bdi key="language">{LOCALE_FACTS[here.locale].name}</bdi>,
            }}
          />
        </p>
        <div className={css.regions}>
          {REGIONS.map((region) => (
            <Region key={region.id} {...region} />
          ))}
        </div>
      </Wrap>
    </>
  );
}

function Region({ id, countries }: (typeof REGIONS)[number]) {
  const intl = useIntl();
  const { tag } = useMarket();
  // The header has room for its short name alone.
  const nameOf = (country: Country): string => intl.formatMessage({ id: country === 'AE' ? 'locale-select.emirates' : `shell.country.${country}` });
  return (
    <section className={css.region}>
      <h2 className={css.regionName}>
        <FormattedMessage id={id} />
      </h2>
      <ul role="list" className={css.countries}>
        {countries
          .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), tag))
          .map((country) => (
            <CountryRow key={country} country={country} name={nameOf(country)} />
          ))}
      </ul>
    </section>
  );
}

/** The country's own name, as its people read it. */
const ownName = (country: Country): string => new Intl.DisplayNames([LOCALE_FACTS[localesOf(country)[0] ?? 'en'].tag], { type: 'region' }).of(country) ?? country;

function CountryRow({ country, name }: { country: Country; name: string }) {
  const here = useMarket();
  const back = pathBack(usePageAddress().search);
  const own = ownName(country);
  return (
    <li className={country === here.country ? `${css.country} ${css.current}` : css.country}>
      <img src={countryIconPath(country)} alt="" width={30} height={20} loading="lazy" decoding="async" />
      {/* Browsers know other names than the server's Intl. */}
      <span className={css.name} suppressHydrationWarning>
        <bdi>{name}</bdi>
        {own === name ? null : (
          <bdi lang={LOCALE_FACTS[localesOf(country)[0] ?? 'en'].tag} suppressHydrationWarning>
            {own}
          </bdi>
        )}
      </span>
      <bdi dir="ltr" className={css.currency}>
        {currencyOf(country)}
      </bdi>
      <span role="group" aria-label={name} className={css.languages}>
        {localesOf(country).map((locale) => (
          <LanguageLink key={locale} market={{ country, locale }} back={back} isHere={marketSegment({ country, locale }) === here.segment} />
        ))}
      </span>
    </li>
  );
}

const LanguageLink = ({ market, back, isHere }: { market: Market; back: string; isHere: boolean }) => (
  <a
    href={choiceHref(market, back)}
    hrefLang={languageTag(market)}
    lang={LOCALE_FACTS[market.locale].tag}
    aria-current={isHere ? 'true' : undefined}
    data-language={market.locale}
    className={css.language}
  >
    {LOCALE_FACTS[market.locale].name}
    {isHere ? <Icon of={icons.check} /> : null}
  </a>
);

export default definePage({
  component: LocaleSelect,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'locale-select.title' }), description: intl.formatMessage({ id: 'locale-select.lead' }) }),
});
