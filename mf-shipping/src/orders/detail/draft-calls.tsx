import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Icon, icons } from '@amberlane/ui';
import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { DraftParts } from './draft-parts.tsx';
import { stepPath } from './gap-path.ts';
import css from './order-page.module.css';

interface DraftCallsProps {
  readonly order: OrderDetail;
  /** What it lacks; null while that is not known. */
  readonly draft: DraftParts | null;
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: (order: OrderDetail) => void;
}

/** On with a draft, at the first thing that it lacks; or its end. */
export function DraftCalls({ order, draft, onChanged, onRemoved }: DraftCallsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ButtonLink kind="primary" to={draft?.first ? stepPath(order, draft.first) : editPath(order)}>
        <FormattedMessage id="order.send" />
      </ButtonLink>
      <Button kind="quiet" className={css.delete} onClick={() => setAsked(true)}>
        <Icon of={icons.bin} />
        <FormattedMessage id="order.delete" />
      </Button>
      {asked ? <DeleteDialog order={order} onChanged={onChanged} onRemoved={onRemoved} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
