/** Ship a parcel within one country; leads to the page for orders abroad when the recipient lives there. */
import { definePage } from '@amberlane/core';
import { shippingSlice } from '../../store/shipping-slice.ts';
import { ShipPage } from '../../wizard/ship-page.tsx';

const OrderEntry = () => <ShipPage kind="local" />;

export default definePage({
  component: OrderEntry,
  setup: (site) => site.inject(shippingSlice),
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'ship.title' }), description: intl.formatMessage({ id: 'ship.description' }) }),
});
