import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { ImportColumn } from '@amberlane/contract/domain/order-import';
import { IMPORT_PRODUCTS } from '@amberlane/contract/domain/order-import-words';
import { ColumnSample } from '@amberlane/ui';
import { columnHead, NEEDED_COLUMNS } from '../../import/column-heads.ts';

/** A shipment of such a file: what each must have, what joins rows, and what shops add most. */
const SAMPLE: readonly (readonly [column: ImportColumn, example: string])[] = [
  ['acceptName', 'Adaeze Okafor'],
  ['acceptPhone', '+234 803 555 0143'],
  ['country', 'Nigeria'],
  ['province', 'Lagos'],
  ['city', 'Ikeja'],
  ['street', '27 Market Street'],
  ['goodsNameEn', 'Cotton T-shirt'],
  ['quantity', '2'],
  ['unitPrice', '45'],
  ['weightKg', '0.8'],
  ['mallNo', 'A-1027'],
  ['product', IMPORT_PRODUCTS.smallParcel.en],
  ['cod', '90'],
  ['sender', 'Kwame Asante'],
];

/** What a file looks like; the templates have the columns that are left out here. */
export function SampleColumns() {
  const intl = useIntl();
  const { locale } = useMarket();
  const title = intl.formatMessage({ id: 'order-import.sample' });
  const noteOf = (column: ImportColumn) => {
    if (column === 'sender') return <FormattedMessage id="order-import.sample.sender" />;
    if (column === 'unitPrice' || column === 'cod') return <FormattedMessage id="order-import.sample.amount" values={{ needed: NEEDED_COLUMNS.includes(column) ? 'yes' : 'no' }} />;
    return NEEDED_COLUMNS.includes(column) ? null : <FormattedMessage id="order-import.sample.optional" />;
  };
  return (
    <ColumnSample
      label={title}
      fold={title}
      heads={[<FormattedMessage key="column" id="order-import.sample.column" />, <FormattedMessage key="example" id="order-import.sample.example" />]}
      columns={SAMPLE.map(([column, example]) => ({ key: column, name: columnHead(column, locale), example, note: noteOf(column) }))}
    />
  );
}
