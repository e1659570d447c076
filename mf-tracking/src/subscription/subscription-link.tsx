import { FormattedMessage } from '@amberlane/core';
import type { TrackedWaybill, TrackResult } from '@amberlane/contract/calls/tracking';
import { ButtonLink, Icon, icons } from '@amberlane/ui';
import { followable, hasEnded } from './follows.ts';
import { followPath } from './subscription-address.ts';

/** To the page on which news about a parcel are asked for; a parcel at its end has none. */
export function FollowLink({ waybill }: { waybill: Pick<TrackedWaybill, 'waybillNo' | 'expressStatus'> }) {
  if (hasEnded(waybill)) return null;
  return (
    <ButtonLink small to={followPath([waybill.waybillNo])} rel="nofollow">
      <Icon of={icons.mail} />
      <FormattedMessage id="track.action.follow" />
    </ButtonLink>
  );
}

/** To the same page for all parcels of a list that are under way; one alone has its own link. */
export function FollowAllLink({ results }: { results: readonly TrackResult[] }) {
  const waybillNos = followable(results);
  if (waybillNos.length < 2) return null;
  return (
    <ButtonLink small to={followPath(waybillNos)} rel="nofollow">
      <Icon of={icons.mail} />
      <FormattedMessage id="track.action.followAll" />
    </ButtonLink>
  );
}
