import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { stepPath } from './gap-path.ts';
import type { AskedStep } from './gaps-of.ts';

interface DraftCallsProps {
  readonly order: OrderDetail;
  /** The step that asks for what is missing first; null where nothing is, and while that is not known. */
  readonly first: AskedStep | null;
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** The way on with a draft, at the first thing that it lacks, or its end. */
export function DraftCalls({ order, first, onChanged, onRemoved }: DraftCallsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ButtonLink kind="primary" to={first ? stepPath(order, first) : editPath(order)}>
        <FormattedMessage id="order.send" />
      </ButtonLink>
      <Button onClick={() => setAsked(true)}>
        <Icon of={icons.bin} />
        <FormattedMessage id="order.delete" />
      </Button>
      {asked ? <DeleteDialog order={order} onChanged={onChanged} onRemoved={onRemoved} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
