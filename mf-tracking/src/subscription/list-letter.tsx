/** The letter about several parcels: one button for all of them, and one beside each. */
import type { Followed } from '@amberlane/contract/calls/tracking-subscriptions';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink, Ltr, Notice, VisuallyHidden } from '@amberlane/ui';
import { FormNotice, SubmitButton } from '@amberlane/ui/fields';
import { trackPath } from '../query/track-query.ts';
import { FaultNotice } from './fault-notice.tsx';
import { ActForm, ConfirmBy, StopAll, useFocusAfter, type LetterProps } from './letter-parts.tsx';
import { useAct, type Act } from './use-subscription.ts';
import { WhatComes } from './what-comes.tsx';
import css from './follow.module.css';

type Parcel = Followed['parcels'][number];
type Acting = ReturnType<typeof useAct>;

export function ListLetter({ token, followed, sent, fault }: LetterProps) {
  const acting = useAct(token);
  const { done, busy, failure, onSubmit } = acting;
  const heading = useFocusAfter(done);
  const { state, parcels, address, confirmBy, asOf, followsMore } = followed;
  const values = { count: countIn(parcels, state), address: <Ltr>{address}</Ltr> };
  return (
    <>
      <section className={css.part} aria-labelledby="follow-state">
        {done !== null || sent ? (
          <Notice tone="done" role="status">
            <FormattedMessage id={doneId(done, state)} />
          </Notice>
        ) : null}
        <h2 id="follow-state" ref={heading} className={css.title} tabIndex={-1} data-arrival="">
          <FormattedMessage id={`track-follow.list.${state}.title`} values={values} />
        </h2>
        <p>
          <FormattedMessage id={`track-follow.list.${state}.text`} values={values} />
        </p>
        {confirmBy ? <ConfirmBy confirmBy={confirmBy} /> : null}
        {fault === null || failure ? null : <FaultNotice fault={fault} />}
        {failure ? <FormNotice failure={failure} /> : null}
        <ul role="list" className={css.parcels}>
          {parcels.map((parcel) => (
            <Row key={parcel.waybillNo} token={token} parcel={parcel} acting={acting} />
          ))}
        </ul>
        <div className={css.actions}>
          {state === 'pending' || state === 'stopped' ? (
            <ActForm token={token} act="confirm" onSubmit={onSubmit('confirm')}>
              <SubmitButton busy={busy} kind={state === 'pending' ? 'primary' : 'plain'}>
                <FormattedMessage id={state === 'pending' ? 'track-follow.list.confirm' : 'track-follow.list.again'} />
              </SubmitButton>
            </ActForm>
          ) : null}
          {state === 'following' || (followsMore && state !== 'pending') ? <StopAll token={token} busy={busy} onSubmit={onSubmit('stop-all')} /> : null}
          <ButtonLink kind={state === 'pending' ? 'quiet' : 'plain'} to={trackPath(parcels.map(({ waybillNo }) => waybillNo))}>
            <FormattedMessage id="track-follow.allScans" />
          </ButtonLink>
        </div>
      </section>
      {state === 'pending' || state === 'following' ? <WhatComes asOf={asOf} /> : null}
    </>
  );
}

const countIn = (parcels: readonly Parcel[], state: Parcel['state']): number => parcels.filter((parcel) => parcel.state === state).length;

/** Without JavaScript the page learns that something was done, not what. */
function doneId(done: Act | null, state: Parcel['state']): string {
  if (done === null) return state === 'stopped' ? 'track-follow.done.stopped' : 'track-follow.list.saved';
  return done === 'confirm' ? 'track-follow.done.following' : 'track-follow.done.stopped';
}

/** What is offered beside a parcel once the letter was confirmed. */
const OFFER = { following: { act: 'stop', label: 'following.stop' }, stopped: { act: 'confirm', label: 'stopped.again' } } as const;

function Row({ token, parcel: { waybillNo, state }, acting: { busy, onSubmit } }: { token: string; parcel: Parcel; acting: Acting }) {
  const offer = state === 'following' || state === 'stopped' ? OFFER[state] : null;
  return (
    <li className={css.parcelRow}>
      <Ltr figures>{waybillNo}</Ltr>
      <span className={css.quiet}>
        <FormattedMessage id={`track-follow.list.state.${state}`} />
      </span>
      {offer ? (
        <ActForm token={token} act={offer.act} waybillNo={waybillNo} onSubmit={onSubmit(offer.act, waybillNo)}>
          <Button type="submit" small aria-disabled={busy || undefined}>
            <span>
              <FormattedMessage id={`track-follow.${offer.label}`} /> <VisuallyHidden>{waybillNo}</VisuallyHidden>
            </span>
          </Button>
        </ActForm>
      ) : null}
    </li>
  );
}
