import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink, VisuallyHidden } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { stepPath } from './gap-path.ts';
import type { AskedStep } from './gaps-of.ts';
import css from './edit-step.module.css';

interface EditStepProps {
  readonly order: OrderDetail;
  readonly step: AskedStep;
  /** Name of the part that is changed there. */
  readonly part: ReactNode;
}

/** The way from a part of a draft to the step of the form that it comes from; nothing for an order that was sent. */
export function EditStep({ order, step, part }: EditStepProps) {
  if (!order.operations.includes('submit')) return null;
  return (
    <TextLink to={stepPath(order, step)} className={css.edit}>
      <FormattedMessage id="order.editPart" values={{ part, more: (words) => <VisuallyHidden key="more">{words}</VisuallyHidden> }} />
    </TextLink>
  );
}
