import { FormattedMessage, useIntl, useLocation, useMarket } from '@amberlane/core';
import { ButtonLink, CallFailed, Chip, ChipRow, Notice, Skeleton } from '@amberlane/ui';
import { useCountriesOwnFirst } from '../countries-own-first.ts';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { APPLY_PATH } from './apply-path.ts';
import { areasPath, chosenCountry } from './country-choice.ts';
import { openFirst } from './open-first.ts';
import { TerritoryList } from './territory-list.tsx';
import { territoryCalls, type Territory } from './territory-calls.ts';
import css from './areas.module.css';

/** Areas of the chosen country, or of all. */
export function Areas() {
  const intl = useIntl();
  const { country: own, locale } = useMarket();
  const countries = useCountriesOwnFirst();
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
          {countries.map(({ code, name }) => (
            <Chip key={code} to={areasPath(code)} chosen={country === code}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={css.result} aria-busy={isFetching || undefined}>
        {data ? <Found found={data} isOneCountry={country !== null} /> : error ? <CallFailed error={error} level={3} title={<FormattedMessage id="join-us.areas.failed" />} onRetry={() => void refetch()} /> : <Skeleton lines={[40, 90, 90, 90, 60]} />}
      </div>
      <p className={css.other}>
        <FormattedMessage id="join-us.areas.other" />
        <ButtonLink to={country === null ? APPLY_PATH : `${APPLY_PATH}?country=${country}`}>
          <FormattedMessage id="join-us.areas.otherApply" />
        </ButtonLink>
      </p>
    </>
  );
}

function Found({ found, isOneCountry }: { found: readonly Territory[]; isOneCountry: boolean }) {
  const { tag } = useMarket();
  const territories = openFirst(found, tag);
  return territories.length === 0 ? (
    <Notice>
      <FormattedMessage id="join-us.areas.none" />
    </Notice>
  ) : (
    <TerritoryList territories={territories} whole={isOneCountry} />
  );
}
