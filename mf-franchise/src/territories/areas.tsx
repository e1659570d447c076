import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl, useLocation, useMarket } from '@amberlane/core';
import { ButtonLink, CallFailed, Chip, ChipRow, Notice, Skeleton } from '@amberlane/ui';
import { COUNTRIES } from '@amberlane/contract/site';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { APPLY_PATH } from './apply-path.ts';
import { areasPath, chosenCountry } from './country-choice.ts';
import { openFirst } from './open-first.ts';
import { TerritoryList } from './territory-list.tsx';
import { territoryCalls, type Territory } from './territory-calls.ts';
import css from './areas.module.css';

/** Areas of the chosen country: the list always, the map when it is seen. */
export function Areas() {
  const intl = useIntl();
  const { country: own, locale } = useMarket();
  const country = chosenCountry(new URLSearchParams(useLocation().search), own);
  const { data, error, isFetching, refetch } = territoryCalls.useTerritoriesQuery({ country, locale });
  return (
    <>
      <FilterFold className={css.fold}>
        <FormattedMessage id="join-us.areas.chosen" values={{ country: country === null ? <FormattedMessage key="all" id="join-us.areas.all" /> : <FormattedMessage key="country" id={`shell.country.${country}`} /> }} />
      </FilterFold>
      <div>
        <ChipRow label={intl.formatMessage({ id: 'join-us.areas.country' })}>
          <Chip to={areasPath(null)} chosen={country === null}>
            <FormattedMessage id="join-us.areas.all" />
          </Chip>
          {COUNTRIES.map((code) => (
            <Chip key={code} to={areasPath(code)} chosen={country === code}>
              <FormattedMessage id={`shell.country.${code}`} />
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={css.result} aria-busy={isFetching || undefined}>
        {data ? <Found found={data} isOneCountry={country !== null} /> : error ? <CallFailed error={error} level={3} title={<FormattedMessage id="join-us.areas.failed" />} onRetry={() => void refetch()} /> : <Skeleton lines={[40, 90, 90, 90, 60]} />}
      </div>
      <p className={css.other}>
        <FormattedMessage id="join-us.areas.other" />
        <ButtonLink to={country === null ? APPLY_PATH : `${APPLY_PATH}?country=${country}`} small>
          <FormattedMessage id="join-us.areas.otherApply" />
        </ButtonLink>
      </p>
    </>
  );
}

/** The map of all countries counts the open areas alone. */
const LEGEND = ['OPEN', 'TALKS', 'TAKEN'] as const;

/** The shapes that the map has for them. */
const SIGN: Readonly<Record<Territory['state'], string | undefined>> = { OPEN: css.open, TALKS: css.talks, TAKEN: css.taken };

/** More numbers than these lie over each other on the map. */
const MOST_NUMBERED = 99;

function Found({ found, isOneCountry }: { found: readonly Territory[]; isOneCountry: boolean }) {
  const { tag } = useMarket();
  const territories = openFirst(found, tag);
  const numbered = isOneCountry && territories.length <= MOST_NUMBERED;
  if (territories.length === 0) {
    return (
      <Notice>
        <FormattedMessage id="join-us.areas.none" />
      </Notice>
    );
  }
  return (
    <div className={css.columns}>
      <div className={css.picture}>
        <LateMap territories={territories} numbered={numbered} />
        <p className={css.legend}>
          {LEGEND.filter((state) => (isOneCountry ? territories.some((territory) => territory.state === state) : state === 'OPEN')).map((state) => (
            <span key={state} className={`${css.kind} ${SIGN[state]}`}>
              <FormattedMessage id="join-us.areas.state" values={{ state }} />
            </span>
          ))}
        </p>
      </div>
      <TerritoryList territories={territories} numbered={numbered} whole={isOneCountry} />
    </div>
  );
}

interface MapProps {
  readonly territories: readonly Territory[];
  /** Each open area has its number in the list. */
  readonly numbered: boolean;
}
type MapPart = ComponentType<MapProps>;

/** The map comes once its place is seen; when it can't be had, nothing but the picture is missing. */
function LateMap({ territories, numbered }: MapProps) {
  const [loaded, setLoaded] = useState<{ readonly View: MapPart } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || loaded) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void import('./territory-map.tsx').then(
        ({ TerritoryMap }) => setLoaded({ View: TerritoryMap }),
        () => undefined,
      );
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [loaded]);
  return (
    <div ref={place} className={css.map}>
      {loaded ? <loaded.View territories={territories} numbered={numbered} /> : null}
    </div>
  );
}
