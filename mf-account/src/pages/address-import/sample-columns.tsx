import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { csvHead, type CsvColumn } from '@amberlane/contract/domain/address-csv-columns';
import { Ltr } from '@amberlane/ui';
import css from './sample-columns.module.css';

const BLANK = ' ';

/** Columns of most files in their order, with a row of such a file. */
const SAMPLE: readonly { readonly column: CsvColumn; readonly example: string; readonly isOptional?: true }[] = [
  { column: 'name', example: 'Adaeze Okafor' },
  { column: 'mobile', example: '+234 803 555 0143' },
  { column: 'country', example: 'Nigeria' },
  { column: 'province', example: 'Lagos' },
  { column: 'city', example: 'Ikeja' },
  { column: 'street', example: '27 Market Street' },
  { column: 'landmark', example: 'Opposite the post office', isOptional: true },
  { column: 'postcode', example: '100271', isOptional: true },
];

/** What a file looks like: a row for each column, with what must be filled in. */
export function SampleColumns() {
  const intl = useIntl();
  const { locale } = useMarket();
  return (
    <table className={css.table} aria-label={intl.formatMessage({ id: 'address-import.columns' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="address-import.column" />
          </th>
          <th scope="col">
            <FormattedMessage id="address-import.example" />
          </th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE.map(({ column, example, isOptional = false }) => (
          <tr key={column}>
            <th scope="row">
              {csvHead(column, locale)}
              {BLANK}
              <span className={css.need}>
                <FormattedMessage id={`address-import.${isOptional ? 'optional' : 'required'}`} />
              </span>
            </th>
            <td>
              <Ltr>{example}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
