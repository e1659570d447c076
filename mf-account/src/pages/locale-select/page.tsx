/** The choice of country and language as a page of its own (spec §2), for links, and for readers without JavaScript. */
import { COUNTRIES, languageTag, LOCALE_FACTS, localesOf, marketSegment, type Country } from '@amberlane/contract/site';
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import { definePage, FormattedMessage, useIntl, usePageAddress, useMarket } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead, Wrap } from '@amberlane/ui';
import { choiceHref, pathBack } from './market-target.ts';
import css from './locale-select.module.css';

function LocaleSelect() {
  const intl = useIntl();
  const title = <FormattedMessage id="locale-select.title" />;
  const trail = [{ to: '', title: <FormattedMessage id="desk.home" /> }];
  return (
    <>
      <PageHead
        title={title}
        lead={<FormattedMessage id="locale-select.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'desk.trail' })} trail={trail} here={title} />}
        art={<Drawing of={drawings.plane} />}
      />
      <Wrap className={css.page}>
        <ul role="list" className={css.countries}>
          {COUNTRIES.map((country) => (
            <CountryRow key={country} country={country} />
          ))}
        </ul>
      </Wrap>
    </>
  );
}

function CountryRow({ country }: { country: Country }) {
  const name = useIntl().formatMessage({ id: `shell.country.${country}` });
  const here = useMarket();
  const back = pathBack(usePageAddress().search);
  return (
    <li className={css.country}>
      <img src={countryIconPath(country)} alt="" width={30} height={20} loading="lazy" decoding="async" />
      <span className={css.code} aria-hidden="true">
        {country}
      </span>
      <span className={css.name}>{name}</span>
      <span role="group" aria-label={name} className={css.languages}>
        {localesOf(country).map((locale) => {
          const market = { country, locale };
          return (
            <a
              key={locale}
              href={choiceHref(market, back)}
              hrefLang={languageTag(market)}
              lang={LOCALE_FACTS[locale].tag}
              aria-current={marketSegment(market) === here.segment ? 'true' : undefined}
              className={css.language}
            >
              {LOCALE_FACTS[locale].name}
            </a>
          );
        })}
      </span>
    </li>
  );
}

export default definePage({
  component: LocaleSelect,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'locale-select.title' }), description: intl.formatMessage({ id: 'locale-select.lead' }) }),
});
