import { JOB_TYPES } from '@amberlane/contract/domain/job-types';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons, Select } from '@amberlane/ui';
import { useCountriesOwnFirst } from '../../countries-own-first.ts';
import { FilterFold } from '../../filter-fold/filter-fold.tsx';
import { JOBS_PATH, jobsAddress, LONGEST_KEYWORD, readJobsFilter, type JobsFilter } from '../../jobs/jobs-filter.ts';
import css from './filters.module.css';

/** A GET form: an address for every choice, with and without JavaScript. Each begins with the first page. */
export function Filters({ filter }: { readonly filter: JobsFilter }) {
  const intl = useIntl();
  const market = useMarket();
  const goTo = useGoTo();
  const label = (id: string): string => intl.formatMessage({ id });
  const countries = useCountriesOwnFirst();
  const { country, type, keyword } = filter;
  const set = intl.formatList([...(country ? [label(`shell.country.${country}`)] : []), ...(type ? [label(`recruit.type.${type}`)] : [])], { type: 'conjunction', style: 'narrow' });
  return (
    <form
      // What was left in its fields belongs to another address.
      key={`${country} ${type} ${keyword}`}
      role="search"
      aria-label={label('recruit.filters')}
      action={marketHref(market, JOBS_PATH)}
      method="get"
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        goTo(jobsAddress(readJobsFilter(chosen(event.currentTarget))));
      }}
    >
      <Field
        name="keyword"
        type="search"
        maxLength={LONGEST_KEYWORD}
        defaultValue={keyword}
        enterKeyHint="search"
        dir="auto"
        className={`${css.field} ${css.keyword}`}
        label={<FormattedMessage id="recruit.keyword" />}
      />
      <FilterFold>{set === '' ? <FormattedMessage id="recruit.more" /> : <FormattedMessage id="recruit.more.chosen" values={{ chosen: set }} />}</FilterFold>
      <div className={css.lists}>
        <Select className={css.field} name="country" defaultValue={country ?? ''} label={<FormattedMessage id="recruit.country" />}>
          <option value="">{label('recruit.country.all')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select className={css.field} name="type" defaultValue={type ?? ''} label={<FormattedMessage id="recruit.type" />}>
          <option value="">{label('recruit.type.all')}</option>
          {JOB_TYPES.map((code) => (
            <option key={code} value={code}>
              {label(`recruit.type.${code}`)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="primary" className={css.submit}>
        <Icon of={icons.search} />
        <FormattedMessage id="recruit.search" />
      </Button>
    </form>
  );
}

/** Fields of the form as a query. */
function chosen(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return query;
}
