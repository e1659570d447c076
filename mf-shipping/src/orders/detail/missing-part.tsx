import { FormattedMessage } from '@amberlane/core';
import { TextLink, VisuallyHidden } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { stepPath } from './gap-path.ts';
import type { Gap } from './gaps-of.ts';
import css from './missing-part.module.css';

interface MissingPartProps {
  readonly order: OrderDetail;
  readonly gap: Gap;
  /** Something stands there that the draft can't be sent with. */
  readonly isThere: boolean;
}

const COLON = ': ';

/** In the place of what a draft lacks: that it is missing, and the way to the step of the form that asks for it. The list above says at length what to do. */
export function MissingPart({ order, gap: { step, part }, isThere }: MissingPartProps) {
  return (
    <span className={css.missing}>
      {isThere ? null : (
        <span className={css.word}>
          <FormattedMessage id="order.missing" values={{ part: part.replace('order.gap.', '') }} />
        </span>
      )}
      <TextLink to={stepPath(order, step)}>
        {isThere ? (
          <FormattedMessage id={part} values={{ step }} />
        ) : (
          <>
            <FormattedMessage id="order.missing.add" />
            <VisuallyHidden>
              {COLON}
              <FormattedMessage id={part} values={{ step }} />
            </VisuallyHidden>
          </>
        )}
      </TextLink>
    </span>
  );
}
