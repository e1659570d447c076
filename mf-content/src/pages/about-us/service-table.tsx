import { transitDays, type Product } from '@amberlane/contract/domain';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { selectAsOf } from '../../content-slice.ts';

const PRODUCTS: readonly Product[] = ['smallParcel', 'specialLine', 'warehouseInbound', 'warehouseFulfilment', 'localDelivery'];

const columns = (day: string): readonly Column<Product>[] => [
  { id: 'service', header: <FormattedMessage id="about.services.service" />, cell: (product) => <FormattedMessage id={`about.services.${product}.name`} /> },
  { id: 'for', header: <FormattedMessage id="about.services.for" />, cell: (product) => <Say id={`about.services.${product}.for`} /> },
  {
    id: 'time',
    header: <FormattedMessage id="about.services.time" />,
    figures: true,
    cell: (product) => <FormattedMessage id="about.services.span" values={{ ...transitDays(product, day) }} />,
  },
];

/** Services with the transit time of the day (spec §1 services, §9 "Transit"). */
export function ServiceTable() {
  const asOf = useSelector(selectAsOf);
  return (
    <DataTable
      caption={<FormattedMessage id="about.services.title" />}
      captionHidden
      columns={columns(asOf)}
      rows={PRODUCTS}
      rowKey={(product) => product}
    />
  );
}
