import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl, useLocation, useMarket } from '@amberlane/core';
import { ButtonLink, CallFailed, Chip, ChipRow, Notice, Skeleton, StatusMark } from '@amberlane/ui';
import { COUNTRIES } from '@amberlane/contract/site';
import { APPLY_PATH } from './apply-path.ts';
import { areasPath, chosenCountry } from './country-choice.ts';
import { STATE_LOOK, TerritoryList } from './territory-list.tsx';
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
      <div className={css.result} aria-busy={isFetching || undefined}>
        {data ? <Found territories={data} /> : error ? <CallFailed error={error} level={3} title={<FormattedMessage id="join-us.areas.failed" />} onRetry={() => void refetch()} /> : <Skeleton lines={[40, 90, 90, 90, 60]} />}
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

function Found({ territories }: { territories: readonly Territory[] }) {
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
        <LateMap territories={territories} />
        <p className={css.legend}>
          {(['OPEN', 'TALKS', 'TAKEN'] as const).map((state) => (
            <StatusMark key={state} status={STATE_LOOK[state]}>
              <FormattedMessage id="join-us.areas.state" values={{ state }} />
            </StatusMark>
          ))}
        </p>
      </div>
      <TerritoryList territories={territories} />
    </div>
  );
}

type MapPart = ComponentType<{ readonly territories: readonly Territory[] }>;

/** The map comes once its place is seen; when it can't be had, nothing but the picture is missing. */
function LateMap({ territories }: { territories: readonly Territory[] }) {
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
      {loaded ? <loaded.View territories={territories} /> : null}
    </div>
  );
}
