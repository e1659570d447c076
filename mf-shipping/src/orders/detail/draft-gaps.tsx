import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { stepPath } from './gap-path.ts';
import type { Gap } from './gaps-of.ts';
import css from './draft-gaps.module.css';

/** Details that the page shows among the facts of the shipment, below all others. */
const FACTS: readonly Gap['part'][] = ['order.gap.pieces', 'order.gap.weight', 'order.gap.size', 'order.gap.way', 'order.gap.pickup', 'order.gap.pickupAddress', 'order.gap.site', 'order.gap.services'];
/** In the order of the page. */
const asShown = (gaps: readonly Gap[]): readonly Gap[] => gaps.toSorted((one, other) => FACTS.indexOf(one.part) - FACTS.indexOf(other.part));

/** What a draft lacks before it can be sent, each with the way to the step of the form that asks for it. */
export function DraftGaps({ order, gaps }: { order: OrderDetail; gaps: readonly Gap[] }) {
  if (gaps.length === 0) {
    return (
      <p>
        <FormattedMessage id="order.gaps.none" />
      </p>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage id="order.gaps" values={{ count: gaps.length }} />
      </p>
      <ul role="list" className={css.gaps}>
        {asShown(gaps).map(({ step, part }) => (
          <li key={`${step} ${part}`} className={css.gap}>
            <TextLink to={stepPath(order, step)}>
              <FormattedMessage id={part} values={{ step }} />
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
