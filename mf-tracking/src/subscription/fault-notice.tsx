import { ERROR } from '@amberlane/contract/calls';
import { FormattedMessage } from '@amberlane/core';
import { Notice } from '@amberlane/ui';

/** Why a form that was sent without JavaScript was refused; what the link of a letter can't do any more the page itself says. */
export function FaultNotice({ fault }: { fault: number }) {
  return (
    <Notice tone="attention" role="alert">
      <FormattedMessage id={MESSAGE_OF[fault] ?? 'track-follow.fault.service'} />
    </Notice>
  );
}

const MESSAGE_OF: Readonly<Record<number, string>> = {
  [ERROR.VALIDATION]: 'track-follow.fault.email',
  [ERROR.TOO_MANY_REQUESTS]: 'track-follow.fault.tooMany',
  [ERROR.WAYBILL_MALFORMED]: 'track-follow.unknown.title',
  [ERROR.NO_TRACK_INFO]: 'track-follow.unknown.title',
  [ERROR.FOLLOW_ENDED]: 'track-follow.arrived.title',
};
