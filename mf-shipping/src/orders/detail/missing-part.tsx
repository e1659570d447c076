import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { stepPath } from './gap-path.ts';
import type { Gap } from './gaps-of.ts';
import css from './missing-part.module.css';

interface MissingPartProps {
  readonly order: OrderDetail;
  readonly gap: Gap;
}

/** In the place of what a draft lacks, in the words of the list above: the way to the step of the form that asks for it. */
export const MissingPart = ({ order, gap: { step, part } }: MissingPartProps) => (
  <span className={css.missing}>
    <TextLink to={stepPath(order, step)}>
      <FormattedMessage id={part} values={{ step }} />
    </TextLink>
  </span>
);
