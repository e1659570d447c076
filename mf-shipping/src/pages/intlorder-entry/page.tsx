/** Ship a parcel abroad; leads to the page for local orders when the recipient lives in the sender's country. */
import { definePage } from '@amberlane/core';
import { shippingSlice } from '../../store/shipping-slice.ts';
import { ShipPage } from '../../wizard/ship-page.tsx';

const IntlorderEntry = () => <ShipPage kind="international" />;

export default definePage({
  component: IntlorderEntry,
  setup: (site) => site.inject(shippingSlice),
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'ship.international.title' }), description: intl.formatMessage({ id: 'ship.description' }) }),
});
