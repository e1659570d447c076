/** What the link of a letter leads to: a button, since programs that look for viruses open links too. */
import { useMemo } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState, Ltr, Notice, type ButtonKind } from '@amberlane/ui';
import { FormNotice, SubmitButton } from '@amberlane/ui/fields';
import { followApi } from '../api/subscription-api.ts';
import { failureOf } from '../api/tracking-api.ts';
import { TRACK_PATH, trackPath } from '../query/track-query.ts';
import { FaultNotice } from './fault-notice.tsx';
import { ListLetter } from './list-letter.tsx';
import { ActForm, ConfirmBy, StopAll, useFocusAfter, type LetterProps } from './letter-parts.tsx';
import { letterPath, type FollowAddress } from './subscription-address.ts';
import { useAct, type Act } from './use-subscription.ts';
import { WhatComes } from './what-comes.tsx';
import css from './follow.module.css';

export function Letter({ address: { token, sent, fault } }: { address: FollowAddress }) {
  const select = useMemo(() => followApi.endpoints.followState.select({ token }), [token]);
  const { data, error } = useSelector(select);
  if (data) return data.parcels.length > 1 ? <ListLetter token={token} followed={data} sent={sent} fault={fault} /> : <Known token={token} followed={data} sent={sent} fault={fault} />;
  if (!error) return null;
  const failure = failureOf(error);
  return failure.code === ERROR.FOLLOW_LINK_OVER ? <LinkOver /> : <CallFailed error={failure} title={<FormattedMessage id="track-follow.failure.title" />} retry={letterPath(token)} />;
}

/** What each state offers; the end of a parcel offers nothing. */
const OFFER = {
  pending: { act: 'confirm', label: 'track-follow.pending.confirm', kind: 'primary' },
  following: { act: 'stop', label: 'track-follow.following.stop', kind: 'plain' },
  stopped: { act: 'confirm', label: 'track-follow.stopped.again', kind: 'plain' },
} as const satisfies Record<string, { act: Act; label: string; kind: ButtonKind }>;

function Known({ token, followed, sent, fault }: LetterProps) {
  const { done, busy, failure, onSubmit } = useAct(token);
  const heading = useFocusAfter(done);
  const { state, waybillNo, address, confirmBy, asOf, followsMore } = followed;
  const values = { waybill: <Ltr figures>{waybillNo}</Ltr>, address: <Ltr>{address}</Ltr> };
  const offer = state === 'ended' ? null : OFFER[state];
  const told = done === 'stop-all' ? 'stopped' : state;
  const isDone = (done !== null || sent) && (told === 'following' || told === 'stopped');
  return (
    <>
      <section className={css.part} aria-labelledby="follow-state">
        {isDone ? (
          <Notice tone="done" role="status">
            <FormattedMessage id={`track-follow.done.${told}`} />
          </Notice>
        ) : null}
        <h2 id="follow-state" ref={heading} className={css.title} tabIndex={-1} data-arrival="">
          <FormattedMessage id={`track-follow.${state}.title`} />
        </h2>
        <p>
          <FormattedMessage id={`track-follow.${state}.text`} values={values} />
        </p>
        {confirmBy ? <ConfirmBy confirmBy={confirmBy} /> : null}
        {fault === null || failure ? null : <FaultNotice fault={fault} />}
        {failure ? <FormNotice failure={failure} /> : null}
        <div className={css.actions}>
          {offer ? (
            <ActForm token={token} act={offer.act} onSubmit={onSubmit(offer.act)}>
              <SubmitButton busy={busy} kind={offer.kind}>
                <FormattedMessage id={offer.label} />
              </SubmitButton>
            </ActForm>
          ) : null}
          {followsMore && state !== 'pending' ? <StopAll token={token} busy={busy} onSubmit={onSubmit('stop-all')} /> : null}
          <ButtonLink kind={state === 'pending' ? 'quiet' : 'plain'} to={trackPath([waybillNo])}>
            <FormattedMessage id="track-follow.allScans" />
          </ButtonLink>
        </div>
      </section>
      {state === 'pending' || state === 'following' ? <WhatComes asOf={asOf} /> : null}
    </>
  );
}

function LinkOver() {
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="track-follow.over.title" />}
      action={
        <ButtonLink kind="primary" to={TRACK_PATH}>
          <FormattedMessage id="track-follow.lookUp" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="track-follow.over.text" />
      </p>
    </EmptyState>
  );
}
