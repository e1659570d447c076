import { FormattedMessage, useIntl } from '@amberlane/core';
import type { OrderRow } from './order-calls.ts';

type Ends = Pick<OrderRow, 'acceptCity' | 'acceptCountry' | 'sendCity' | 'sendCountry'>;

/** The way of an order: `Guangzhou to Nairobi`; countries stand for cities that are not known, and of a draft without recipient there is none. */
export function Way({ of: { acceptCity, acceptCountry, sendCity, sendCountry } }: { of: Ends }) {
  const intl = useIntl();
  const place = (city: string, country: Ends['sendCountry']): string => city || (country ? (intl.formatDisplayName(country, { type: 'region' }) ?? country) : '');
  const to = place(acceptCity, acceptCountry);
  const from = place(sendCity, sendCountry);
  if (to === '') return null;
  if (from === '' || from === to) return <bdi>{to}</bdi>;
  return <FormattedMessage id="order-status.way" values={{ from: <bdi key="from">{from}</bdi>, to: <bdi key="to">{to}</bdi> }} />;
}
