import { FormattedMessage } from '@amberlane/core';
import { Skeleton } from '@amberlane/ui';
import css from './rows-skeleton.module.css';

/** Four rows of bars; after some seconds it says that the connection is slow. */
export function RowsSkeleton() {
  return (
    <div className={css.rows}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={css.row} aria-hidden="true">
          <Skeleton lines={[34, 78]} />
        </div>
      ))}
      <div className={css.row}>
        <Skeleton lines={[34, 78]} slowText={<FormattedMessage id="my-order.slow" />} />
      </div>
    </div>
  );
}
