import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { CopyButton } from '@amberlane/ui';
import { FollowLink } from '../../subscription/subscription-link.tsx';
import { trackPath } from '../../query/track-query.ts';
import { PrintButton } from '../../share/print-button.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import css from './row-actions.module.css';

/** What can be done with a found waybill: one control each, all of the small kind. `alone`: the page is about nothing else. */
export function RowActions({ waybill, alone = false }: { waybill: TrackedWaybill; alone?: boolean }) {
  return (
    <div className={css.actions}>
      <CopyButton small text={waybill.waybillNo} copied={<FormattedMessage id="track.action.copied" />}>
        <FormattedMessage id="track.action.copy" />
      </CopyButton>
      <FollowLink waybill={waybill} />
      <ShareButton waybillNo={waybill.waybillNo} />
      <PrintButton {...(!alone && { path: trackPath([waybill.waybillNo]) })} />
    </div>
  );
}
