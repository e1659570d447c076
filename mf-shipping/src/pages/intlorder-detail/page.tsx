import { definePage } from '@amberlane/core';
import { OrderPage } from '../../orders/detail/order-page.tsx';
import { stayInStep } from '../../orders/tab-sync.ts';

export default definePage({
  component: () => <OrderPage kind="international" />,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'order.title' }), description: intl.formatMessage({ id: 'order.title' }) }),
});
