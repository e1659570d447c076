import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { ButtonLink, Icon, icons } from '@amberlane/ui';
import { followPath } from './subscription-address.ts';

/** To the page on which news about a parcel are asked for; a parcel at its end has none. */
export function FollowLink({ waybill: { waybillNo, expressStatus } }: { waybill: Pick<TrackedWaybill, 'waybillNo' | 'expressStatus'> }) {
  if (expressStatus === 'DELIVERED' || expressStatus === 'DISPOSED') return null;
  return (
    <ButtonLink small to={followPath(waybillNo)} rel="nofollow">
      <Icon of={icons.mail} />
      <FormattedMessage id="track.action.follow" />
    </ButtonLink>
  );
}
