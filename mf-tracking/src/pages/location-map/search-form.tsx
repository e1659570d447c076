import type { ReactNode } from 'react';
import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons, Select, TextLink } from '@amberlane/ui';
import type { PointList } from '../../api/points-api.ts';
import { WEEKDAYS } from '../../points/open-on.ts';
import { pointsAddress, POINTS_PATH, readPointFilter, type PointFilter } from '../../points/point-filter.ts';
import css from './search-form.module.css';

/** Fields that stand outside of the form belong to it by its id. */
const FORM = 'points-search';

interface SearchFormProps {
  readonly filter: PointFilter;
  readonly answer?: PointList;
  /** Another way to search, at its end. */
  readonly children: ReactNode;
}

/** Where to look: a plain GET form. A place that nobody knows is named at the field (spec §8 "parsing failed"). */
export function SearchForm({ filter, answer, children }: SearchFormProps) {
  const market = useMarket();
  const goTo = useGoTo();
  const { search, traits } = filter;
  const unknown = search !== '' && answer?.place === null;
  return (
    <form
      id={FORM}
      role="search"
      action={marketHref(market, POINTS_PATH)}
      method="get"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        goTo(pointsAddress(readPointFilter(queryOf(event.currentTarget), market), market));
      }}
    >
      <Field
        key={search}
        name="q"
        type="search"
        dir="auto"
        maxLength={80}
        defaultValue={search}
        enterKeyHint="search"
        autoComplete="off"
        className={css.search}
        label={<FormattedMessage id="points.search.label" />}
        error={unknown ? <ParsingFailed filter={filter} answer={answer} /> : null}
      />
      {traits.map((trait) => (
        <input key={trait} type="hidden" name="with" value={trait} />
      ))}
      <Button kind="primary" type="submit" className={css.go}>
        <Icon of={icons.search} />
        <FormattedMessage id="points.search.go" />
      </Button>
      {children}
    </form>
  );
}

function ParsingFailed({ filter, answer: { elsewhere, suggestion } }: { filter: PointFilter; answer: PointList }) {
  const market = useMarket();
  const search = <bdi>{filter.search}</bdi>;
  if (suggestion !== null) {
    return (
      <TextLink to={pointsAddress({ ...filter, search: suggestion }, market)}>
        <FormattedMessage id="points.search.suggestion" values={{ place: <bdi>{suggestion}</bdi> }} />
      </TextLink>
    );
  }
  if (elsewhere === null) return <FormattedMessage id="points.search.parsingFailed" values={{ search }} />;
  const country = <FormattedMessage id={`points.country.${elsewhere}`} />;
  return (
    <TextLink to={pointsAddress({ ...filter, country: elsewhere }, market)}>
      <FormattedMessage id="points.search.elsewhere" values={{ search, country }} />
    </TextLink>
  );
}

/** Country and day, which a phone folds; the button stands where the other one is out of sight. */
export function SearchFields({ country, day }: Pick<PointFilter, 'country' | 'day'>) {
  return (
    <>
      <CountryChoice key={country} country={country} />
      <DayChoice key={`day ${day}`} day={day} />
      <Button type="submit" form={FORM} className={css.apply}>
        <FormattedMessage id="points.search.go" />
      </Button>
    </>
  );
}

function CountryChoice({ country }: Pick<PointFilter, 'country'>) {
  const intl = useIntl();
  return (
    <Select form={FORM} id="points-country" name="country" label={<FormattedMessage id="points.search.country" />} defaultValue={country}>
      {COUNTRIES.map((code) => (
        <option key={code} value={code}>
          {intl.formatMessage({ id: `points.country.${code}` })}
        </option>
      ))}
    </Select>
  );
}

/** The day on which points have to be open. */
function DayChoice({ day }: Pick<PointFilter, 'day'>) {
  const intl = useIntl();
  return (
    <Select form={FORM} id="points-day" name="on" label={<FormattedMessage id="points.day.label" />} defaultValue={day ?? ''}>
      <option value="">{intl.formatMessage({ id: 'points.day.any' })}</option>
      {WEEKDAYS.map((each) => (
        <option key={each} value={each}>
          {intl.formatMessage({ id: 'points.day' }, { day: each })}
        </option>
      ))}
    </Select>
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return query;
}
