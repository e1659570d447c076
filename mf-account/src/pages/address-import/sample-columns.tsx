import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { csvHead, type CsvColumn } from '@amberlane/contract/domain/address-csv-columns';
import { ColumnSample } from '@amberlane/ui';

/** Columns of most files in their order, with a row of such a file. */
export const SAMPLE: readonly { readonly column: CsvColumn; readonly example: string; readonly isOptional?: true }[] = [
  { column: 'name', example: 'Adaeze Okafor' },
  { column: 'mobile', example: '+234 803 555 0143' },
  { column: 'country', example: 'Nigeria' },
  { column: 'province', example: 'Lagos' },
  { column: 'city', example: 'Ikeja' },
  { column: 'street', example: '27 Market Street' },
  { column: 'company', example: 'Okafor Textiles', isOptional: true },
  { column: 'email', example: 'ada@example.com', isOptional: true },
  { column: 'street2', example: 'Flat 3, second floor', isOptional: true },
  { column: 'landmark', example: 'Opposite the post office', isOptional: true },
  { column: 'postcode', example: '100271', isOptional: true },
];

/** What the form calls a place of the example, where the file has a word for all countries. */
function InForm({ column }: { column: CsvColumn }) {
  const level = (['province', 'city'] as const).findIndex((one) => one === column);
  const division = ADDRESS_RULES.NG.divisions[level];
  return division ? <FormattedMessage id="address-import.inForm" values={{ label: <FormattedMessage key="label" id={`address.division.${division}`} /> }} /> : null;
}

/** What a file looks like; what need not be filled in is marked. */
export function SampleColumns({ children }: { /** Below the table. */ children: ReactNode }) {
  const intl = useIntl();
  const { locale } = useMarket();
  return (
    <ColumnSample
      label={intl.formatMessage({ id: 'address-import.columns' })}
      fold={<FormattedMessage id="address-import.sample" />}
      heads={[<FormattedMessage key="column" id="address-import.column" />, <FormattedMessage key="example" id="address-import.example" />]}
      columns={SAMPLE.map(({ column, example, isOptional }) => ({
        key: column, name: csvHead(column, locale), example, note: isOptional ? <FormattedMessage id="address-import.optional" /> : <InForm column={column} />,
      }))}
    >
      {children}
    </ColumnSample>
  );
}
