import { definePage, FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Dropdown } from '@amberlane/ui/overlay';
import { AntdLook, Table } from '@amberlane/ui/table';
import { Button } from '@amberlane/ui';
import css from './page.module.css';

interface Order {
  readonly waybill: string;
  readonly city: string;
  readonly pieces: number;
}

const CITIES = ['Accra', 'Lagos', 'Nairobi'];
const ORDERS: readonly Order[] = Array.from({ length: 24 }, (_, index) => ({
  waybill: `GH5209381774${String(index + 10)}`,
  city: CITIES[index % CITIES.length] ?? '',
  pieces: ((index * 7) % 24) + 1,
}));

function Orders() {
  const intl = useIntl();
  const text = (id: string): string => intl.formatMessage({ id: `orders.${id}` });
  return (
    <div className={css.page}>
      <h1>
        <FormattedMessage id="orders.title" />
      </h1>
      <AntdLook>
        <Table<Order>
          rowKey="waybill"
          dataSource={ORDERS}
          columns={[
            { dataIndex: 'waybill', title: text('waybill') },
            { dataIndex: 'city', title: text('city'), filters: CITIES.map((value) => ({ text: value, value })), onFilter: (value, { city }) => city === value },
            { dataIndex: 'pieces', title: text('pieces'), sorter: (one, other) => one.pieces - other.pieces },
          ]}
        />
        <Dropdown menu={{ items: [{ key: 'print', label: text('print') }] }} trigger={['click']}>
          <Button>{text('more')}</Button>
        </Dropdown>
      </AntdLook>
      <Link to="form">
        <FormattedMessage id="orders.form" />
      </Link>
    </div>
  );
}

export default definePage({
  component: Orders,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'orders.title' }), description: intl.formatMessage({ id: 'orders.title' }) }),
});
