import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { LaneDrawing } from '../../lane-map/lane-drawing.tsx';
import { Section } from '../../section/section.tsx';
import { citiesOf, useCityNames, useNetwork, type Hub } from './network-api.ts';
import css from './hubs.module.css';

/** Fragment of the section. */
export const HUBS = 'hubs';

/** The countries of the sorting centres on the map, and their cities in a list: the reader's country first, then by name. Without an answer of the API there is no such section. */
export function Hubs() {
  const intl = useIntl();
  const { country: here, locale } = useMarket();
  const hubs = useNetwork()?.hubs ?? [];
  if (hubs.length === 0) return null;
  const nameOf = (country: Country): string => intl.formatMessage({ id: `content.country.${country}` });
  const countries = [...new Set(hubs.map(({ country }) => country))].sort(
    (one, other) => Number(other === here) - Number(one === here) || nameOf(one).localeCompare(nameOf(other), locale),
  );
  return (
    <Section id={HUBS} ground="night" title={<FormattedMessage id="about.hubs.title" />} lead={<FormattedMessage id="about.hubs.lead" />}>
      <div className={css.columns}>
        <LaneDrawing label={intl.formatMessage({ id: 'about.hubs.map' })} nameOf={nameOf} />
        <MapKey />
        <ul role="list" className={css.hubs}>
          {countries.map((country) => (
            <li key={country} className={country === here ? css.ownCountry : css.country}>
              <b>
                <FormattedMessage id={`content.country.${country}`} />
                {country === here ? (
                  <span className={css.here}>
                    <FormattedMessage id="about.hubs.own" />
                  </span>
                ) : null}
              </b>
              <Cities hubs={hubs.filter((hub) => hub.country === country)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What line and dots of the map stand for. */
const MapKey = () => (
  <ul role="list" className={css.key}>
    {(['routes', 'origin', 'centres', 'own'] as const).map((sign) => (
      <li key={sign} className={css.sign}>
        <span className={css[sign]} />
        <FormattedMessage id={`about.hubs.${sign}`} />
      </li>
    ))}
  </ul>
);

function Cities({ hubs }: { hubs: readonly Hub[] }) {
  const intl = useIntl();
  const { locale } = useMarket();
  const cities = citiesOf(hubs, useCityNames()).sort((one, other) => one.name.localeCompare(other.name, locale));
  // With one number alone it would be read as that of all cities.
  const counted = hubs.length > cities.length;
  return (
    <p className={css.cities}>{intl.formatList(cities.map(({ name, hubs: count }) => (counted ? intl.formatMessage({ id: 'about.hubs.many' }, { city: name, count }) : name)))}</p>
  );
}
