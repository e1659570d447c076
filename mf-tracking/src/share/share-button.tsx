import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Button, Icon, icons } from '@amberlane/ui';
import { useLatePart } from './use-late-part.ts';
import css from './share-button.module.css';

const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

/** Opens the ways to share one parcel; what they need is fetched at the first press. */
export function ShareButton({ waybillNo }: Pick<TrackedWaybill, 'waybillNo'>) {
  const [open, setOpen] = useState(false);
  const [dialog, askDialog] = useLatePart(loadDialog);
  const show = (): void => {
    setOpen(true);
    askDialog();
  };
  return (
    <>
      <Button small className={css.control} aria-haspopup="dialog" busy={dialog.state === 'loading'} onClick={show}>
        <Icon of={icons.share} />
        <FormattedMessage id="track-share.open" />
      </Button>
      {dialog.state === 'ready' ? <dialog.part waybillNo={waybillNo} open={open} onClose={() => setOpen(false)} /> : null}
      {dialog.state === 'missing' ? (
        <p role="status" className={css.missing}>
          <FormattedMessage id="track-share.missing" />
        </p>
      ) : null}
    </>
  );
}
