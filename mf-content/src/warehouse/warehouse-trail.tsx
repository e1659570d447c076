import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb } from '@amberlane/ui';

/** The way to a page of the overseas warehouse; the route loads the bundle `neighbours`, which names the warehouse. */
export function WarehouseTrail({ here }: { here: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'content.breadcrumb' });
  const trail = [
    { to: '', title: <FormattedMessage id="content.home" /> },
    { to: 'product/warehouse', title: <FormattedMessage id="neighbours.warehouse.name" /> },
  ];
  return <Breadcrumb label={label} trail={trail} here={here} />;
}
