import { GATEWAYS } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { useIntl, useMarket } from '@amberlane/core';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './lane-road.module.css';

const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

/** Where parcels are dropped off, the gateways they fly from, and the countries, each a line: the reader's country first, then by name. */
export function LaneRoad({ section: { blocks } }: { section: ContentSection }) {
  const intl = useIntl();
  const { country: here, locale } = useMarket();
  const nameOf = (country: Country): string => intl.formatMessage({ id: `content.country.${country}` });
  const countries = DESTINATIONS.toSorted((one, other) => Number(other === here) - Number(one === here) || nameOf(one).localeCompare(nameOf(other), locale));
  const lines = [
    { id: 'dropOff', said: <ContentBlocks blocks={blocks.slice(1)} /> },
    { id: 'from', said: intl.formatList(GATEWAYS.toReversed().map((city) => intl.formatMessage({ id: `intl-straight.road.${city}` }))) },
    { id: 'to', said: intl.formatList(countries.map(nameOf)) },
  ];
  return (
    <dl className={css.road}>
      {lines.map(({ id, said }) => (
        <div key={id} className={css.line}>
          <dt className={css.term}>
            <Say id={`intl-straight.road.${id}`} />
          </dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
