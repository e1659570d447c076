import { useIntl, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { sampleMonth, SAMPLE_SHOP } from './sample-month.ts';
import { stockLine } from './stock-line.ts';
import css from './stock-chart.module.css';

const BOX = { width: 560, height: 180 };

/** Stock of the assumed shop over two deliveries: it falls, is ordered in time, and jumps when new stock arrives. */
export function StockChart() {
  const label = useIntl().formatMessage({ id: 'oversea-store.chart.label' });
  const { reorderAt } = sampleMonth(useSelector(selectAsOf));
  const { line, orders, arrivals } = stockLine({ perDay: SAMPLE_SHOP.ordersPerDay, reorderAt }, BOX);
  return (
    <figure className={css.chart}>
      <svg viewBox={`-12 -12 ${BOX.width + 24} ${BOX.height + 24}`} className={css.plot} role="img" aria-label={label}>
        <path className={css.axis} d={`M0 ${BOX.height}H${BOX.width}`} />
        <path className={css.field} d={`${line}V${BOX.height}H0z`} />
        <path className={css.line} d={line} />
        {orders.map(({ x, y }) => (
          <circle key={x} className={css.order} cx={x} cy={y} r="8" />
        ))}
        {arrivals.map(({ x, y }) => (
          <circle key={x} className={css.arrive} cx={x} cy={y} r="6" />
        ))}
      </svg>
      <figcaption className={css.legend}>
        <span className={css.stockKey}>
          <Say id="oversea-store.chart.stock" />
        </span>
        <span className={css.orderKey}>
          <Say id="oversea-store.chart.order" />
        </span>
        <span className={css.arriveKey}>
          <Say id="oversea-store.chart.arrive" />
        </span>
      </figcaption>
    </figure>
  );
}
