/** What the pages of a letter about one parcel and about several have in common. */
import { useEffect, useRef, type ReactNode } from 'react';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { Followed } from '@amberlane/contract/calls/tracking-subscriptions';
import { formAction, FormattedMessage, marketHref, useMarket } from '@amberlane/core';
import { Time } from '@amberlane/ui';
import { SubmitButton } from '@amberlane/ui/fields';
import { letterPath, type FollowAddress } from './subscription-address.ts';
import type { Act, useAct } from './use-subscription.ts';
import css from './follow.module.css';

type OnSubmit = ReturnType<ReturnType<typeof useAct>['onSubmit']>;

export interface LetterProps extends Pick<FollowAddress, 'token' | 'sent' | 'fault'> {
  readonly followed: Followed;
}

/** Until when it can be confirmed, on the clock of the reader's country. */
export function ConfirmBy({ confirmBy }: { confirmBy: string }) {
  const { country } = useMarket();
  return (
    <p className={css.quiet}>
      <FormattedMessage id="track-follow.pending.until" values={{ until: <Time at={confirmBy} zone={COUNTRY_TIME_ZONE[country]} show="full" /> }} />
    </p>
  );
}

interface ActFormProps {
  readonly token: string;
  readonly act: Act;
  /** One parcel of the token; all of them without. */
  readonly waybillNo?: string;
  readonly onSubmit: OnSubmit;
  readonly children: ReactNode;
}

export function ActForm({ token, act, waybillNo, onSubmit, children }: ActFormProps) {
  const market = useMarket();
  return (
    <form method="post" action={formAction('mf-tracking', `follow-${act}`)} onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      {waybillNo === undefined ? null : <input type="hidden" name="waybillNo" value={waybillNo} />}
      <input type="hidden" name="returnTo" value={marketHref(market, letterPath(token))} />
      {children}
    </form>
  );
}

/** Ends every email to the address, also those about parcels of other letters. */
export function StopAll({ token, busy, onSubmit }: { token: string; busy: boolean; onSubmit: OnSubmit }) {
  return (
    <ActForm token={token} act="stop-all" onSubmit={onSubmit}>
      <SubmitButton busy={busy} kind="plain">
        <FormattedMessage id="track-follow.stopAll" />
      </SubmitButton>
    </ActForm>
  );
}

/** The heading changes with what was done, so the focus goes there. */
export function useFocusAfter(done: Act | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return heading;
}
