import { Fragment, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import { gapsOf } from './gaps-of.ts';
import css from './draft-gaps.module.css';

const BETWEEN = ' ·\u00a0';

/** What a draft lacks before it can be sent, each with the way to the step of the form that asks for it. */
export function DraftGaps({ of: order }: { of: OrderDetail }) {
  const [now] = useState(() => new Date());
  const gaps = gapsOf(order, now);
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
        <FormattedMessage id="order.gaps" />
      </p>
      <ul role="list" className={css.gaps}>
        {gaps.map(({ step, parts }) => (
          <li key={step} className={css.gap}>
            <TextLink to={`${editPath(order)}&step=${step}`}>
              <FormattedMessage id="order.gap.step" values={{ step }} />
            </TextLink>
            <span>
              {parts.map((part, index) => (
                <Fragment key={part}>
                  {index === 0 ? null : BETWEEN}
                  <FormattedMessage id={part} />
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
