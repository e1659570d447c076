import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import { gapsOf } from './gaps-of.ts';
import css from './draft-gaps.module.css';

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
        {gaps.map(({ step, part }) => (
          <li key={`${step} ${part}`} className={css.gap}>
            <TextLink to={`${editPath(order)}&step=${step}`}>
              <FormattedMessage id={part} values={{ step }} />
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
