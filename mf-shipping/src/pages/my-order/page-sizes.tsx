import { FormattedMessage, useIntl } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { orderListAddress, PAGE_SIZES, type OrderFilter } from '../../orders/order-filter.ts';
import css from './page-sizes.module.css';

/** How many orders a page holds; another number begins at the first page. */
export function PageSizes({ filter }: { filter: OrderFilter }) {
  const intl = useIntl();
  return (
    <div className={css.sizes}>
      <span aria-hidden="true">
        <FormattedMessage id="my-order.perPage" />
      </span>
      <ChipRow label={intl.formatMessage({ id: 'my-order.perPage' })}>
        {PAGE_SIZES.map((size) => (
          <Chip key={size} to={orderListAddress({ ...filter, size, cursor: '' })} chosen={filter.size === size}>
            {intl.formatNumber(size)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
