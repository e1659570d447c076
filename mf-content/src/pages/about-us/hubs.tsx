import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { LocalClock } from '../../clock/local-clock.tsx';
import { Photographed } from '../../photographs/photographed.tsx';
import { Section } from '../../section/section.tsx';
import { useNetwork } from './network-api.ts';
import css from './hubs.module.css';

/** The hubs of the network by country, with the time of day there; the reader's country first. Without an answer of the API there is no such section. */
export function Hubs() {
  const { country: here } = useMarket();
  const hubs = useNetwork()?.hubs ?? [];
  if (hubs.length === 0) return null;
  const countries = [...new Set(hubs.map(({ country }) => country))].sort((one, other) => Number(other === here) - Number(one === here));
  return (
    <Section id="hubs" title={<FormattedMessage id="about.hubs.title" />} lead={<FormattedMessage id="about.hubs.lead" />} aside={<HubPicture />}>
      <ul role="list" className={css.hubs}>
        {countries.map((country) => (
          <li key={country} className={country === here ? css.here : css.country}>
            <b>
              <FormattedMessage id={`content.country.${country}`} />
            </b>
            <LocalClock country={country} className={css.time} />
            <ul role="list" className={css.names}>
              {hubs.filter((hub) => hub.country === country).map(({ code, name }) => (
                <li key={code}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ButtonLink to="location-map">
        <FormattedMessage id="about.hubs.all" />
      </ButtonLink>
    </Section>
  );
}

const HubPicture = () => (
  <Photographed place="hub">
    <Scene src={scenes.hub} className={css.scene} />
  </Photographed>
);
