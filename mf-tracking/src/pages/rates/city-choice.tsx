import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import type { NamedCity } from '../../api/rates-api.ts';
import { DESTINATION_COUNTRIES } from '../../rates/rate-filter.ts';

interface CityChoiceProps {
  readonly cities: readonly NamedCity[];
  /** Only those of it; null offers all, by country. */
  readonly country: Country | null;
  /** As the address has it. */
  readonly keyword: string;
}

/** The destination city by its name; one that the address names otherwise stays as it was typed. */
export function CityChoice({ cities, country, keyword }: CityChoiceProps) {
  const intl = useIntl();
  const isListed = cities.some((city) => city.name === keyword && (country === null || city.country === country));
  return (
    <Select key={`${country ?? ''} ${keyword}`} id="rate-city" name="q" label={<FormattedMessage id="rates.form.city" />} defaultValue={keyword}>
      <option value="">{intl.formatMessage({ id: 'rates.form.anyDestination' })}</option>
      {keyword === '' || isListed ? null : <option value={keyword}>{keyword}</option>}
      {country === null ? (
        DESTINATION_COUNTRIES.filter((each) => cities.some((city) => city.country === each)).map((each) => (
          <optgroup key={each} label={intl.formatMessage({ id: `rates.country.${each}` })}>
            <Cities cities={cities} country={each} />
          </optgroup>
        ))
      ) : (
        <Cities cities={cities} country={country} />
      )}
    </Select>
  );
}

const Cities = ({ cities, country }: { cities: readonly NamedCity[]; country: Country }) =>
  cities
    .filter((city) => city.country === country)
    .map(({ code, name }) => (
      <option key={code} value={name}>
        {name}
      </option>
    ));
