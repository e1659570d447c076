import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface DraftCallsProps {
  readonly order: OrderDetail;
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** The end of a draft; the way on with it stands below what it lacks. */
export function DraftCalls({ order, onChanged, onRemoved }: DraftCallsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Icon of={icons.bin} />
        <FormattedMessage id="order.delete" />
      </Button>
      {asked ? <DeleteDialog order={order} onChanged={onChanged} onRemoved={onRemoved} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
