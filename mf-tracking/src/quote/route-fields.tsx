import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { FreightCity } from '@amberlane/contract/calls/rates';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import type { FormPart } from './form-part.ts';

/** From city to city, by country; the names are those of the reader's language. */
export function RouteFields({ book, ends, idOf, errorOf }: FormPart) {
  return (
    <>
      <Select id={idOf('origin')} name="origin" label={<FormattedMessage id="quote.form.origin" />} error={errorOf('origin')} defaultValue={ends.origin?.code ?? ''}>
        {ends.origin ? null : <Unchosen />}
        <Cities cities={book.origins} first="CN" />
      </Select>
      <Select id={idOf('destination')} name="destination" label={<FormattedMessage id="quote.form.destination" />} error={errorOf('destination')} defaultValue={ends.destination?.code ?? ''}>
        {ends.destination ? null : <Unchosen />}
        <Cities cities={book.receivers} />
      </Select>
    </>
  );
}

function Unchosen() {
  const intl = useIntl();
  return <option value="">{intl.formatMessage({ id: 'quote.form.choose' })}</option>;
}

function Cities({ cities, first }: { cities: readonly FreightCity[]; first?: Country }) {
  const intl = useIntl();
  const countries = [...new Set([...(first ? [first] : []), ...COUNTRIES])].filter((country) => cities.some((city) => city.country === country));
  return countries.map((country) => (
    <optgroup key={country} label={intl.formatMessage({ id: `quote.country.${country}` })}>
      {cities
        .filter((city) => city.country === country)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {intl.formatMessage({ id: 'quote.form.cityOf' }, { city: name, country: intl.formatMessage({ id: `quote.country.${country}` }) })}
          </option>
        ))}
    </optgroup>
  ));
}
