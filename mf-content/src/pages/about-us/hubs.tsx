import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { LocalClock } from '../../clock/local-clock.tsx';
import { Photographed } from '../../photographs/photographed.tsx';
import { Section } from '../../section/section.tsx';
import { useNetwork } from './network-api.ts';
import css from './hubs.module.css';

/** The hubs of the network with the time of day there; those of the reader's country first. Without an answer of the API there is no such section. */
export function Hubs() {
  const { country: here } = useMarket();
  const hubs = useNetwork()?.hubs ?? [];
  if (hubs.length === 0) return null;
  const ordered = [...hubs.filter(({ country }) => country === here), ...hubs.filter(({ country }) => country !== here)];
  return (
    <Section id="hubs" title={<FormattedMessage id="about.hubs.title" />} lead={<FormattedMessage id="about.hubs.lead" />} aside={<HubPicture />}>
      <ul role="list" className={css.hubs}>
        {ordered.map(({ code, name, country }) => (
          <li key={code} className={country === here ? css.here : css.hub}>
            <span>
              <b className={css.name}>{name}</b> <FormattedMessage id={`content.country.${country}`} />
            </span>
            <LocalClock country={country} className={css.time} />
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
