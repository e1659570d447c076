import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { stepPath } from './gap-path.ts';
import type { Gap } from './gaps-of.ts';

interface DraftCallsProps {
  readonly order: OrderDetail;
  /** What the form asks for first; null where nothing is missing, and while that is not known. */
  readonly first: Gap | null;
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** The way on with a draft, at the first thing that it lacks, or its end. */
export function DraftCalls({ order, first, onChanged, onRemoved }: DraftCallsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ButtonLink kind="primary" to={first ? stepPath(order, first.step) : editPath(order)}>
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
